import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { laterTime } from '#domain/documents/later-time.ts';
import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import type { Anchors } from './finding/count-from.ts';
import type { OfferedDate } from './offered-dates.ts';
import { type Rhythm, rhythmDays } from './rhythm.ts';
import { RHYTHM_PLACE } from './same-words.ts';

/** The timelines for messages that no plan has written yet. */
const HOMES: readonly BlueprintType[] = ['communications', 'marketing', 'marketing-launch', 'launch'];
const AHEAD_DAYS = 84;

type Reading = {
  readonly today: IsoDay;
  readonly anchors: Anchors;
  readonly blueprints: readonly Blueprint[];
  /** Days with a message already, sent or offered. */
  readonly sendDays: ReadonlySet<IsoDay>;
  /** What such a message is called. */
  readonly title: string;
};

/** Days of the rhythm without a message yet, until the group starts. */
export function rhythmOffers(rhythm: Rhythm | null, reading: Reading): OfferedDate[] {
  const { today, anchors, blueprints, sendDays, title } = reading;
  const [blueprint] = HOMES.flatMap((type) => blueprints.filter((each) => each.type === type));
  if (!rhythm || !blueprint) return [];
  const until = laterTime(addDays(today, AHEAD_DAYS), anchors.startDate ?? today);
  return rhythmDays(rhythm, today, until)
    .filter((day) => !sendDays.has(day))
    .map((day) => ({
      key: `${blueprint.id} rhythm ${day}`,
      blueprint,
      kind: 'send',
      entry: { title, date: day, description: RHYTHM_PLACE },
      at: 0,
    }));
}
