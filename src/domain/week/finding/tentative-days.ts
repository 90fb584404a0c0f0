import type { IsoDay } from '#domain/reading/calendar.ts';
import { type DayRange, dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import { KEPT_BACK } from '#domain/week/kinds/launch-day.ts';

const NOT_SURE =
  /\b(?:recommended|if (?:needed|necessary)|to be (?:asked|confirmed|decided|agreed)|not (?:yet )?(?:asked|confirmed|decided))\b/i;

/** The day that each piece of a decision begins with, without those that are only kept back. */
export function firmDays(decision: string, since: IsoDay): { readonly first: DayRange; piece: string }[] {
  return decision.split(/;\s*/).flatMap((piece, at) => {
    const [first, second] = dayRangesIn(piece, since);
    if (!first) return [];
    const before = piece.slice(0, first.start);
    const after = piece.slice(first.end, second?.start);
    // "January 28, rain date February 2" speaks of the second day.
    const isOther = KEPT_BACK.test(before) || (second === undefined && KEPT_BACK.test(after));
    // "March 13, to be confirmed" alone is the day there is. Behind another one it is one too many.
    const isExtra = at > 0 && (NOT_SURE.test(before) || NOT_SURE.test(after));
    return isOther || isExtra ? [] : [{ first, piece }];
  });
}
