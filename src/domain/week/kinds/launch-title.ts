import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { whileSame } from '#domain/same-sources.ts';
import { anchorsOf, eventDaysOf } from '#domain/week/anchors.ts';
import type { AnchorName } from '#domain/week/finding/count-from.ts';
import type { DateWords } from './date-words.ts';
import {
  isOneOfEvent,
  LAUNCH_LABEL,
  type LaunchDays,
  type LaunchTitles,
  launchDayIn,
  ONLY_DATE,
} from './launch-day.ts';

export function launchDaysOf(facts: FactSheet['facts'], today: IsoDay, titles?: LaunchTitles): LaunchDays {
  return readLaunchDays({ today, titles, ...facts });
}

type Sources = FactSheet['facts'] & { readonly today: IsoDay; readonly titles: LaunchTitles | undefined };

const readLaunchDays = whileSame(({ today, titles, ...facts }: Sources): LaunchDays => {
  const { eventName, offerName } = facts;
  const eventDays = eventDaysOf(facts, today);
  return { anchors: anchorsOf(facts, today), eventDays, eventName, offerName, titles };
});

/** Which launch day a date is, and its title. */
export function namedLaunchDay(date: DateWords, launchDays: LaunchDays) {
  const launchDay = launchDayIn(date, launchDays)?.name;
  if (!launchDay) return launchDay;
  const isOneOfSeveral = launchDay === 'eventDate' && isOneOfEvent(date.day, launchDays);
  return {
    launchDay,
    name: launchTitle(launchDay, date.title, launchDays),
    ...(isOneOfSeveral && { isOneOfSeveral }),
  };
}

/** A title as people write it in a calendar. `said`: the plan's words. */
function launchTitle(
  name: AnchorName,
  said: string,
  { eventName = '', offerName = '', titles }: LaunchDays,
): string {
  if (!titles) return said;
  if (name === 'startDate') return titles[name](shortName(offerName));
  if (name !== 'eventDate') return titles[name]('');
  const [words = ''] = said.split(/ · |; /);
  const isNoName = LAUNCH_LABEL.test(words) || ONLY_DATE.test(words);
  return titles[name](shortName(eventName) || (isNoName ? '' : shortName(words)));
}

const LONGEST_NAME = 80;
const TOLD_BEHIND = /\s*(?:[;(]|[,:]\s+(?=[\p{Ll}\d$€£])|\s[–—-]\s)/u;

/** "The Leader's Table, six Thursdays at noon on Zoom" is called The Leader's Table; "One Song, One Morning" is all name. */
function shortName(said: string): string {
  const [name = ''] = said.trim().split(TOLD_BEHIND, 1);
  return name.length <= LONGEST_NAME ? name : '';
}
