import { keepingLast } from '#domain/once-per-text.ts';
import { type IsoDay, sayDay } from '#domain/reading/calendar.ts';
import { NAMED_DAY_BEGINS } from '#domain/reading/day-patterns.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import { daysMeant } from '#domain/reading/days-in.ts';
import { withImpliedMonths } from '#domain/reading/spoken/implied-months.ts';
import { maySayDay, withPlainDays } from '#domain/reading/spoken/plain-days.ts';
import { isOfErrand, withOwnCues } from './days-of-errands.ts';

const NEAR = 45;
const BEFORE_DAY = new RegExp(`^[^\\d]*?(?=\\b${NAMED_DAY_BEGINS}|\\d)`);

/** A sentence as the rules for a launch's own days need it. */
export const sentenceOfDays = keepingLast((sentence: string, today: IsoDay, answer: string) =>
  withOwnCues(withImpliedMonths(withPlainDays(sentence, today), answer, today)),
);

/** The day right behind words that leave no doubt what it is: "the sign-up closes Friday 19. March". */
export const dayAfter =
  (cue: RegExp) =>
  (sentence: string, today: IsoDay, _before = '', answer = sentence) => {
    if (!maySayDay(sentence)) return undefined;
    const plain = sentenceOfDays(sentence, today, answer);
    const found = cue.exec(plain);
    if (!found) return undefined;
    const rest = plain.slice(found.index + found[0].length, found.index + found[0].length + NEAR);
    // "Sign-up closes before the workshop on March 13" says nothing of its own day.
    const [before = ''] = BEFORE_DAY.exec(rest) ?? [];
    if (/\b(?:before|after|until|by|week|days?)\b/i.test(before)) return undefined;
    return daysMeant(rest, today).find(({ day }) => day !== null)?.text;
  };

/** The day right before words that say what it is: "keep Thursday 22nd April free, since that is now our first evening". */
export const dayBefore = (cue: RegExp) => (sentence: string, today: IsoDay) => {
  if (!maySayDay(sentence)) return undefined;
  const plain = withPlainDays(sentence, today);
  const at = plain.search(cue);
  if (at === -1) return undefined;
  const day = daysMeant(plain.slice(Math.max(0, at - NEAR - NEAR), at), today).at(-1);
  return day?.day ? day.text : undefined;
};

/** Of "Registration: Jan 11 to Jan 29" the first day, or the last. */
export const endOfRange = (cue: RegExp, end: 'first' | 'last') => (sentence: string, today: IsoDay) => {
  if (!maySayDay(sentence)) return undefined;
  const plain = withImpliedMonths(withPlainDays(sentence, today), sentence, today);
  const found = cue.exec(plain);
  if (!found) return undefined;
  const from = found.index + found[0].length;
  const [range] = dayRangesIn(plain.slice(from, from + NEAR + NEAR), today, 'meant');
  if (range?.last === undefined || range.start > 6) return undefined;
  return sayDay(end === 'first' ? range.day : range.last);
};

/** Placeholder for the day of the event, which another answer gives. */
export const DAY_OF_EVENT = 'the day of the event';

const OPENS =
  /\b(?:sign(?:ing)?[- ]?ups?|reg|registrations?|enroll?ments?|bookings?|doors?)\b (?:will )?(?:opens?|starts?|begins?|go(?:es)? live)(?: up)?,? (?:(?:right|only|just) )?|\b(?:can|may|could) (?:pay|sign up|book|join|register)(?: (?:in|up))? (?:from |right |starting )?(?=that|the same|there)/i;
const THERE =
  /^(?:(?:on )?(?:that|the same)(?: same| very)? (?:same )?(?:day|night|nite|evening|afternoon|morning)\b(?! (?:after|before))|(?:rite )?the(?:re|ir)\b|at the (?:end of the )?(?:event|workshop|webinar|talk|tea|party|supper|evening|night|taster|open (?:house|day)|end)\b)/i;

/** "Sign-up opens that same evening": of the day that was named right before it, or else of the event. */
export function opensThere(sentence: string, today: IsoDay, before: string): string | undefined {
  const found = OPENS.exec(sentence);
  if (!found || !THERE.test(sentence.slice(found.index + found[0].length))) return undefined;
  const said = withPlainDays(`${before} ${sentence.slice(0, found.index)}`, today);
  const named = daysMeant(said, today).findLast((day) => !isOfErrand(said, day))?.day;
  return named ? sayDay(named) : DAY_OF_EVENT;
}
