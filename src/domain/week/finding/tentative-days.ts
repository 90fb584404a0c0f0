import type { IsoDay } from '#domain/reading/calendar.ts';
import { type DayRange, dayRangesIn } from '#domain/reading/day-ranges-in.ts';

const KEPT_BACK =
  /\b(?:ice|rain|snow|storm|weather|reserve|spare|make-?up|alternate) (?:date|day|evening|morning|night)s?\b|\b(?:back-?up|fall-?back|alternative(?:ly)?)\b/i;
const NOT_SURE =
  /\b(?:if (?:needed|necessary)|to be (?:asked|confirmed|decided|agreed)|not (?:yet )?(?:asked|confirmed|decided)|maybe|perhaps)\b/i;

/** "Ice date", "backup date": a day that is only kept for when the real one fails. */
export function isKeptBack(words: string): boolean {
  return KEPT_BACK.test(words);
}

/** The day that each piece of a decision begins with, without those that are only kept back. */
export function firmDays(decision: string, since: IsoDay): { readonly first: DayRange; piece: string }[] {
  return decision.split(/;\s*/).flatMap((piece, at) => {
    const [first, second] = dayRangesIn(piece, since);
    if (!first) return [];
    const before = piece.slice(0, first.start);
    const after = piece.slice(first.end, second?.start);
    // "January 28, rain date February 2" speaks of the second day.
    const isOther = isKeptBack(before) || (second === undefined && isKeptBack(after));
    // "March 13, to be confirmed" alone is the day there is. Behind another one it is one too many.
    const isExtra = at > 0 && (NOT_SURE.test(before) || NOT_SURE.test(after));
    return isOther || isExtra ? [] : [{ first, piece }];
  });
}
