import { amountsIn } from '#domain/reading/amounts-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { daysMeant } from '#domain/reading/days-in.ts';
import { FACT_FORMS, type FactName } from './fact-names.ts';

/** "March 6" and "Saturday, March 6, 2027" are one day, "$1,200" and "$1200" one amount. */
export function valueKey(fact: FactName, value: string, today: IsoDay): string {
  const form = FACT_FORMS[fact];
  if (form === 'amount') {
    const amounts = amountsIn(value).map((amount) => amount.value);
    if (amounts.length > 0) return amounts.join(' ');
  }
  if (form === 'date') {
    const days = daysMeant(value, today).flatMap(({ day }) => day ?? []);
    if (days.length > 0) return days.join(' ');
  }
  return (value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
