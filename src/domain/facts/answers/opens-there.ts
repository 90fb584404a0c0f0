import { type IsoDay, sayDay } from '#domain/reading/calendar.ts';
import { daysMeant } from '#domain/reading/days-in.ts';
import { withPlainDays } from '#domain/reading/spoken/plain-days.ts';
import { isOfErrand } from './days-of-errands.ts';

/** Stands for the day of the event, which another answer says. */
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
