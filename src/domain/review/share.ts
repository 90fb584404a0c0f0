import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

/** After how many days a link ends. */
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

/** A link at which somebody without an account reads chosen plans. Its address is known only to people who received it. */
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

/** Where a link leads, with its token behind it. */
export const READER_PREFIX = '/r/';
