import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import { daysIn } from '#domain/reading/days-in.ts';

const MAYBE = /\b(?:by|before|until|till|later than|latest)\b/i;
const BEFORE_DAY =
  /\b(?:by|(?<before>before)|until|till|no(?:t)? later than)\s+(?:(?:the\s+)?end\s+of\s+|(?:noon|\d{1,2}(?::\d\d)?\s*[ap]m)\s+on\s+)?$/i;
const AFTER_DAY = /^,?\s*at\s+the\s+latest\b/i;
/** In days. A day without a year is the one nearest to the task. */
const HALF_A_YEAR = 183;

/** Deadlines in the words themselves, earliest first: "by Friday, January 15", "before March 8". */
export function deadlinesIn(words: string, near: IsoDay): IsoDay[] {
  if (!MAYBE.test(words)) return [];
  return daysIn(words, addDays(near, -HALF_A_YEAR))
    .flatMap(({ day, start, end }) => {
      if (day === null) return [];
      const said = BEFORE_DAY.exec(words.slice(0, start));
      if (said) return said.groups?.before === undefined ? day : addDays(day, -1);
      return AFTER_DAY.test(words.slice(end)) ? day : [];
    })
    .sort();
}
