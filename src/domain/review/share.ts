import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

/** The days until a link ends. */
export const SHARE_DAYS = [7, 14, 60] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];
export const USUAL_SHARE_DAYS: ShareDays = 14;

export const SHARE_LIMITS = {
  forName: 60,
  living: 20,
  commentsPerHour: 30,
  commentsPerShare: 200,
  commentsPerPerson: 1_000,
} as const;

/** A link under which somebody without an account reads chosen plans. Only people who received it know its address. */
export type Share = {
  shareId: string;
  forName: string;
  types: BlueprintType[];
  /** 'My launch on one page'. */
  hasLaunchPage: boolean;
  mayComment: boolean;
  createdAt: string;
  endsAt: string;
};

/** The path of a link, before its token. */
export const READER_PREFIX = '/r/';
