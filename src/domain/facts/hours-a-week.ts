import { WEEKDAYS } from '#domain/reading/calendar.ts';
import { WEEKDAY_WORD } from '#domain/reading/day-patterns.ts';
import { NUMBER_WORD, valuesIn } from '#domain/reading/numbers-in.ts';

/** The person's time per week. Assumed if they gave none, or no number of hours. */
export type WeekHours = { readonly minutes: number; readonly isAssumed: boolean; readonly words: string };

const AMOUNT = new RegExp(
  `(?<!\\d)(?<half>half an |a couple(?: of)? |couple(?: of)? |an? )?(?<from>${NUMBER_WORD}(?:[.,]\\d{1,2})?)?(?:\\s*(?:to|–|-|or)\\s*(?<to>${NUMBER_WORD}))?[\\s-]*(?<unit>hours?|hrs?|h|min(?:ute)?s?)\\b`,
  'i',
);
const LONGEST_READ = 500;
/** Nobody's week has more for this. */
export const MOST_HOURS = 80;
const FORTNIGHTLY =
  /\b(?:a|per|each|every) fortnight\b|\bfortnightly\b|\bevery (?:other|second|two|2) (?:weeks?|\w+days?)\b/i;
const MONTHS = 12;
const WEEKS = 52;
const DAYS = { weekday: 5, day: 7 } as const;

/** "three", "about 4 hours", "3 to 5 hours" (the fewer), "30 minutes a day", "two, on Tuesdays". */
export function weekHours(fact: string | undefined, assumedHours: number): WeekHours {
  const words = (fact ?? '').trim();
  const minutes = minutesIn(words);
  // Nothing fits into a week of no hours: assume and show four, as if nothing was given.
  if (minutes === undefined || minutes < 5) return { minutes: assumedHours * 60, isAssumed: true, words };
  return { minutes: Math.round(Math.min(minutes, MOST_HOURS * 60)), isAssumed: false, words };
}

/** The minutes that the words name, plausible or not. */
export function minutesIn(words: string): number | undefined {
  const text = words.slice(0, LONGEST_READ);
  const { half, from, unit = 'hours' } = AMOUNT.exec(text)?.groups ?? {};
  const [bare] = valuesIn(text);
  const value =
    from !== undefined
      ? numberOf(from)
      : half !== undefined
        ? /half/i.test(half)
          ? 0.5
          : /couple/i.test(half)
            ? 2
            : 1
        : bare;
  if (value === undefined || !Number.isFinite(value) || /^\s*[-−]\s*\d/.test(text)) return undefined;
  return (/^m/i.test(unit) ? value : value * 60) * timesAWeek(text);
}

function numberOf(word: string): number {
  return /^\d/.test(word) ? Number(word.replace(',', '.')) : (valuesIn(word)[0] ?? Number.NaN);
}

const FROM_TO = new RegExp(`\\b(${WEEKDAY_WORD}) ?(?:to|through|thru|-|–) ?(${WEEKDAY_WORD})\\b`, 'i');
const ON_TWO_DAYS = new RegExp(`\\bon ${WEEKDAY_WORD}(?: and|,| &) ${WEEKDAY_WORD}\\b`, 'i');
const SO_OFTEN = new RegExp(
  `\\b(?<count>${NUMBER_WORD}|twice|a couple of) (?:times|nights|evenings|mornings|afternoons|days)(?: (?:a|per|each|every|in a) (?:week|wk)\\b| of\\b|,? (?:about |abt )?(?=[^.;]*\\b(?:each|apiece)\\b))`,
  'i',
);

function timesAWeek(text: string): number {
  const [, first, last] = FROM_TO.exec(text) ?? [];
  if (first && last) return ((dayNumber(last) - dayNumber(first) + 7) % 7) + 1;
  const { count } = SO_OFTEN.exec(text)?.groups ?? {};
  if (count !== undefined) return /^twice|couple/i.test(count) ? 2 : (valuesIn(count)[0] ?? 1);
  if (/\b(?:a|per|each|every|on) (?:weekday|work(?:ing)? ?day)s?\b/i.test(text)) return DAYS.weekday;
  if (ON_TWO_DAYS.test(text)) return 2;
  if (/\b(?:a|per|each|every) (?:day|night|evening|morning)\b|\bdaily\b/i.test(text)) return DAYS.day;
  if (FORTNIGHTLY.test(text)) return 1 / 2;
  if (/\b(?:a|per|each|every) month\b|\bmonthly\b/i.test(text)) return MONTHS / WEEKS;
  return 1;
}

const dayNumber = (word: string) =>
  WEEKDAYS.findIndex((name) => name.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase());
