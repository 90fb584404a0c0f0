import type { IsoDay } from '#domain/reading/calendar.ts';
import { daysIn } from '#domain/reading/days-in.ts';
import { FACT_FORMS, type FactName } from './fact-names.ts';
import { FACT_FIELDS } from './fields.ts';

export type FactProblem = 'too-long' | 'no-such-day';

/** Why this text can't be confirmed as it is; null if it can. */
export function factProblem(fact: FactName, text: string, today: IsoDay): FactProblem | null {
  if (text.trim().length > FACT_FIELDS[`facts.${fact}`].limit) return 'too-long';
  const isAboutDays = FACT_FORMS[fact] === 'date' || FACT_FORMS[fact] === 'periods';
  return isAboutDays && daysIn(text, today).some(({ day }) => day === null) ? 'no-such-day' : null;
}
