import type { IsoDay } from '#domain/reading/calendar.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import { type MessageHeading, messageHeading, SENT } from '#domain/reading/message-heading.ts';
import type { PlanLine } from '#domain/reading/plan-lines.ts';
import type { DayAndWords } from './row-days.ts';

/** The heading of the message that a line belongs to: days in the message are for its readers. */
export function messageOf({ under }: PlanLine): MessageHeading | null {
  return under.includes('·') ? messageHeading(`### ${under}`) : null;
}

/** "Email · Friday, March 26, 2027 · to the list": the day and title of a message, from its heading and first line. */
export function messageDay(
  { channel, parts }: MessageHeading,
  first: PlanLine,
  since: IsoDay,
): DayAndWords | null {
  if (!SENT.has(channel)) return null;
  const dated = parts.map((part) => ({ part, range: dayRangesIn(part, since)[0] }));
  // "The Tuesday after you talked, never April 27" has no day of its own.
  const own = dated.find(
    ({ part, range }) => range && /^\W*(?:on|by)?\s*$/i.test(part.slice(0, range.start)),
  );
  if (!own?.range) return null;
  const to = parts.filter((part) => part !== own.part).join(', ');
  const said =
    /^subject/i.test(first.label) || first.label === '' ? first.words : `${first.label}: ${first.words}`;
  // "Text to the list: …", and "Post, Facebook group: …".
  const joint = /^(?:only )?(?:to|for|by|in|on)\b/i.test(to) ? ' ' : ', ';
  return { day: own.range.day, words: `${[channel, to].filter(Boolean).join(joint)}: ${said}` };
}
