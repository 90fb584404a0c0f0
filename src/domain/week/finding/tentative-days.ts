import type { IsoDay } from '#domain/reading/calendar.ts';
import { type DayRange, dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import { KEPT_BACK } from '#domain/week/kinds/launch-day.ts';

const NOT_SURE =
  /\b(?:recommended|if (?:needed|necessary)|to be (?:asked|confirmed|decided|agreed)|not (?:yet )?(?:asked|confirmed|decided))\b/i;

/** The first day in each part of a decision, without reserve dates. */
export function firmDays(decision: string, since: IsoDay): { readonly first: DayRange; piece: string }[] {
  return decision.split(/;\s*/).flatMap((piece, at) => {
    const [first, second] = dayRangesIn(piece, since);
    if (!first) return [];
    const before = piece.slice(0, first.start);
    const after = piece.slice(first.end, second?.start);
    // "January 28, rain date February 2": the second is a reserve date.
    const isOther = KEPT_BACK.test(before) || (second === undefined && KEPT_BACK.test(after));
    // "March 13, to be confirmed" alone is the date. After another one, it is not.
    const isExtra = at > 0 && (NOT_SURE.test(before) || NOT_SURE.test(after));
    return isOther || isExtra ? [] : [{ first, piece }];
  });
}
