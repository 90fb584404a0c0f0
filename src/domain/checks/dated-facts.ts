import type { LaunchDay } from '#domain/facts/fact-names.ts';
import { matchesIn } from '#domain/matches-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { daysMeant } from '#domain/reading/days-in.ts';
import { spansNear } from '#domain/reading/spans-near.ts';

export type Dated = { readonly name: LaunchDay; readonly words: string; readonly day: IsoDay };

const SIGN_UP = '(?:doors?|enroll?ment|registration|sign-?ups?|the cart)';
const GROUP = '(?:group|class|course|program|cohort)';
const CUES: readonly (readonly [LaunchDay, string])[] = [
  ['eventDate', '(?:the |our |my |your )?(?:event|workshop|open house|open evening)(?: date| day)?'],
  ['doorsOpen', `${SIGN_UP} opens?`],
  ['doorsClose', `${SIGN_UP} closes?`],
  [
    'startDate',
    `${GROUP} (?:starts?|begins?)|start date|first (?:call|class|session|group call|night|lesson)`,
  ],
];
// "Event invitation" and "workshop page" are other things.
const OF_EVENT = 'invit|page|plan|sign|email|remind|week|follow|news|card|list';
const FAR_AFTER_CUE = 24;
const FAR_BEFORE_CUE = 12;
// "Two days before the event, March 11" and "the week after the workshop" count from the day; they do not state it.
const COUNTS =
  /\b(?:before|after|until|till|since|from|by|ahead of|prior to|weeks?|days?|past)\W{0,3}(?:the |our |my |your )?$/i;
const BREAK = /[.;|?!()]|\b(?:and|or|then|but|so)\b/i;

/** Dates of the event, sign-up and start in a sentence, told apart by the words next to them. */
export function datedFacts(text: string, patterns: readonly DatedCue[], today: IsoDay): Dated[] {
  const days = daysMeant(text, today);
  if (days.length === 0) return [];
  const cuesNear = spansNear(
    patterns.map(([name, pattern]) =>
      matchesIn(text, pattern).map((match) => ({
        name,
        start: match.index,
        end: match.index + match[0].length,
      })),
    ),
  );
  return days.flatMap(({ text: words, start, end, day }, index) => {
    // The second day of a range has the same position.
    if (day === null || days[index - 1]?.start === start) return [];
    const near = cuesNear({ start: start - FAR_AFTER_CUE, end: end + FAR_BEFORE_CUE })
      .flatMap(({ name, start: from, end: to }) => {
        const isBefore = to <= start;
        const distance = isBefore ? start - to : from - end;
        if (distance < 0 || distance > (isBefore ? FAR_AFTER_CUE : FAR_BEFORE_CUE)) return [];
        const between = isBefore ? text.slice(to, start) : text.slice(end, from);
        const before = text.slice(Math.max(0, from - FAR_AFTER_CUE), from);
        if (BREAK.test(between) || /\d/.test(between) || COUNTS.test(between) || COUNTS.test(before))
          return [];
        return [{ name, distance }];
      })
      .sort((one, other) => one.distance - other.distance)[0];
    return near ? [{ name: near.name, words, day }] : [];
  });
}

export type DatedCue = readonly [LaunchDay, RegExp];

/** The words next to each date: common ones, and the names of the event and the offer. */
export function datedCues({
  event,
  offer,
}: {
  event?: string | undefined;
  offer?: string | undefined;
}): DatedCue[] {
  const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const own: (readonly [LaunchDay, string])[] = [];
  if (event && event.length > 5) own.push(['eventDate', `${escaped(event)}(?: is| on)?`]);
  if (offer && offer.length > 5) own.push(['startDate', `${escaped(offer)}(?: starts?| begins?)`]);
  return [...CUES, ...own].map(([name, source]) => [
    name,
    new RegExp(`\\b(?:${source})(?![\\w'’-]| (?:${OF_EVENT}))`, 'gi'),
  ]);
}
