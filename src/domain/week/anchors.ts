import type { Launch } from '#domain/launch/launch.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import type { AnchorName, Anchors } from './finding/count-from.ts';
import { namedDays } from './finding/named-days.ts';

const NAMES: readonly AnchorName[] = ['eventDate', 'doorsOpen', 'doorsClose', 'startDate'];

/** The confirmed dates that say one day. With two of them nobody knows which one is counted from. */
export function anchorsOf(facts: Launch['facts'], today: IsoDay): Anchors {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const days = namedDays(facts[name] ?? '', today);
      const [only] = days;
      return only && days.length === 1 ? [[name, only.day]] : [];
    }),
  );
}
