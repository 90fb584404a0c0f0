import { matchesIn } from '#domain/matches-in.ts';
import { type IsoDay, MONTHS, weekdayOf } from '#domain/reading/calendar.ts';
import { WEEKDAY } from '#domain/reading/day-patterns.ts';
import { daysIn } from '#domain/reading/days-in.ts';

const NUMBERS = new RegExp(
  `(?<![\\d/$€£.,])(?:\\b(?<weekday>${WEEKDAY}),?\\s+)?(?<first>\\d{1,2})/(?<second>\\d{1,2})(?<year>/20\\d\\d)?(?![\\d/%])`,
  'g',
);
const MAYBE = /\d\/\d/;

/**
 * "04/02" is April 2 for some and 4 February for others, but a plan is consistent: "14/01" and the weekday in "Thu
 * 04/02" show which. If the day comes first, returns a function that writes the months as names; null if the month
 * comes first.
 */
export function monthNamesFor(texts: readonly string[], since: IsoDay): ((text: string) => string) | null {
  let votes = 0;
  for (const text of texts)
    if (MAYBE.test(text)) for (const match of matchesIn(text, NUMBERS)) votes += voteOf(match, since);
  return votes > 0 ? named : null;
}

/** 1 for the day first, -1 for the month, 0 where nothing tells. "24/7" and "20/12" of anything are no days. */
/** "26/2" is no share of anything where a day may stand; "1/2 hour" and "24/7" are. */
const TYPED =
  /(?<![\d/$€£.,]|\d )(?!24\/7)(\d{1,2})\/(\d{1,2})(\/20\d\d)?(?![\d/%])(?!\s+(?!(?:and|or|to|at|on|in|until|till|so|but|then|is|starts?|opens?|closes?)\b)[a-z])/g;

/** The same for answers: somebody who writes "26/2" means 4 March by "4/3". */
export function withOwnMonths(texts: readonly string[]): ((text: string) => string) | null {
  const sum = texts
    .flatMap((text) => matchesIn(text, TYPED))
    .reduce((votes, [, one, other]) => votes + Number(Number(one) > 12) - Number(Number(other) > 12), 0);
  if (sum <= 0) return null;
  return (text) =>
    text.replace(TYPED, (said, date: string, number: string, year = '') => {
      const month = MONTHS[Number(number) - 1];
      return month === undefined || Number(date) > 31
        ? said
        : `${Number(date)} ${month} ${year.slice(1)}`.trimEnd();
    });
}

function voteOf({ 0: said, groups = {} }: RegExpExecArray, since: IsoDay): number {
  const { weekday, first = '', second = '', year } = groups;
  const [one, other] = [Number(first), Number(second)];
  const isSurely =
    weekday !== undefined || year !== undefined || first.startsWith('0') || second.startsWith('0');
  if (one > 12 || other > 12) return !isSurely || Math.min(one, other) > 12 ? 0 : one > 12 ? 1 : -1;
  if (weekday === undefined || one === other) return 0;
  const isOn = (text: string) =>
    daysIn(text, since, 'weekday').some(
      ({ day }) => day !== null && weekdayOf(day).startsWith(weekday.slice(0, 3)),
    );
  return Number(isOn(named(said))) - Number(isOn(said));
}

function named(text: string): string {
  if (!MAYBE.test(text)) return text;
  return text.replace(NUMBERS, (said, ...rest) => {
    const { weekday = '', first = '', second = '', year = '' } = rest.at(-1);
    const month = MONTHS[Number(second) - 1];
    return month === undefined || Number(first) > 31
      ? said
      : [weekday, Number(first), month, year.slice(1)].filter(Boolean).join(' ');
  });
}
