import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import type { AnchorName, Anchors } from './finding/count-from.ts';

const NAMES: readonly AnchorName[] = ['eventDate', 'doorsOpen', 'doorsClose', 'startDate'];

/** Whether these words, for one of the launch's own days, leave it off the calendar: no day in them, or two. */
export function saysNoDay(name: string, words: string, today: IsoDay): boolean {
  const own = NAMES.find((each) => each === name);
  return own !== undefined && words.trim() !== '' && anchorsOf({ [own]: words }, today)[own] === undefined;
}

/** The confirmed dates that say one day. With two of them nobody knows which one is counted from. */
export function anchorsOf(facts: FactSheet['facts'], today: IsoDay): Anchors {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const days = dayRangesIn(facts[name] ?? '', today);
      const [only] = days;
      return only && days.length === 1 ? [[name, only.day]] : [];
    }),
  );
}
