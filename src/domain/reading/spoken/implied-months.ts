import { oncePerText } from '#domain/once-per-text.ts';
import {
  addDays,
  type IsoDay,
  isoDay,
  MONTHS,
  monthOf,
  WEEKDAYS,
  weekdayOf,
} from '#domain/reading/calendar.ts';

const NAMES = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');
const NAMED = new RegExp(`\\b(?:${NAMES})\\b\\.?`, 'gi');
const BARE = new RegExp(
  `\\b(?<weekday>(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\\.?),? (?:the )(?<date>\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:of |in )?(?:${NAMES})\\b)`,
  'gi',
);
const LONGEST_AHEAD = 330;

/**
 * "February is the big one! Doors open Mon the 8th": adds the month named elsewhere in the answer if the weekday fits.
 * Otherwise the text stays unchanged.
 */
export function withImpliedMonths(sentence: string, answer: string, today: IsoDay): string {
  return withOnlyMonth(withMonthByWeekday(sentence, answer, today));
}

function withMonthByWeekday(sentence: string, answer: string, today: IsoDay): string {
  if (sentence.search(BARE) === -1) return sentence;
  const months = monthsOfAnswer(answer);
  return sentence.replace(BARE, (words, ...rest) => {
    const { weekday = '', date = '' } = rest.at(-1) as Record<string, string | undefined>;
    const name = WEEKDAYS.find((day) => day.slice(0, 3).toLowerCase() === weekday.slice(0, 3).toLowerCase());
    const day = months
      .flatMap((month) => comingDay(month, Number(date), today) ?? [])
      .find((one) => weekdayOf(one) === name);
    return day ? `${weekday} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(date)}` : words;
  });
}

// "May" is a verb as often as a month.
const monthsIn = (text: string) => [
  ...new Set((text.match(NAMED) ?? []).filter((name) => name !== 'may').map(monthOf)),
];
// Cached for all sentences: searched again for each, a long answer would take quadratic time.
const monthsOfAnswer = oncePerText(monthsIn);

const FOLLOWS = new RegExp(
  `\\b(?<lead>(?:closes?|closing|ends?|opens?|(?:open|close|end) it|on|starts?|begins?|off|until|till|to|through|by|is) )the (?<date>\\d{1,2})(?:st|nd|rd|th)\\b(?! ?(?:-|–|(?:of|in|and|or|to|through|until|day|hour|floor|street|st|ave|grade|graders?|week|class|session|meeting|time|one)\\b))(?! (?:${NAMES})\\b)`,
  'gi',
);

/** "Opens the 1st of March, closes the 12th": if a sentence names one month, its other days belong to it. */
function withOnlyMonth(sentence: string): string {
  const [only, ...others] = monthsIn(sentence);
  if (only === undefined || others.length > 0) return sentence;
  // Only after it: "the 8th" before March may belong to February.
  const at = sentence.search(NAMED);
  const [before, behind] = [sentence.slice(0, at), sentence.slice(at)];
  return before + behind.replace(FOLLOWS, `$<lead>${MONTHS[only]} $<date>`);
}

function comingDay(month: number, date: number, today: IsoDay): IsoDay | null {
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].flatMap((each) => isoDay(each, month, date) ?? []);
  return days.find((day) => day >= today && day <= addDays(today, LONGEST_AHEAD)) ?? null;
}
