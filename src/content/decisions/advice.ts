import type { Advice } from '#domain/decisions/decision.ts';
import { daysBetween, sayDay, weekdayOf } from '#domain/reading/calendar.ts';

const money = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** A rule's advice, in one line. Never more, and never by a model. */
const ADVICE: { [Rule in Advice['rule']]: (advice: Extract<Advice, { rule: Rule }>) => string } = {
  'closes-before-event'({ day, other }) {
    const days = daysBetween(day, other);
    const when = days === 1 ? 'the day before' : `${days} days before`;
    return `Sign-up closes ${when} your event. Most people decide after it: close a few days later?`;
  },
  'closes-after-start': ({ day, other }) =>
    day === other
      ? 'Sign-up closes on the day you start. Close it a few days before, so that everyone can get ready?'
      : 'Sign-up closes after you start. Close it a few days before, so that everyone can get ready?',
  'closes-before-opening': ({ other }) =>
    `Sign-up closes before it opens on ${sayDay(other)}. Which date is right?`,
  'on-rest-day': ({ day }) => `${sayDay(day)} is one of your rest days.`,
  'on-avoided-day': ({ day }) => `${sayDay(day)} falls in a time you’re keeping free.`,
  'in-the-past': ({ day }) => `${sayDay(day)} has already passed.`,
  'other-weekday': ({ day, said }) =>
    `${sayDay(day).replace(/^\w+, /, '')} is a ${weekdayOf(day)}, not a ${said}. Which one do you mean?`,
  'payments-differ': ({ total, price, count }) =>
    total > price
      ? `The ${count} payments come to ${money(total)}, ${money(total - price)} more than your price of ${money(price)}.`
      : `The ${count} payments come to ${money(total)}, ${money(price - total)} less than your price of ${money(price)}.`,
  'silent-week': ({ day }) =>
    `You’re not sending anything in the week of ${sayDay(day)}, one of your launch weeks. Send one more message?`,
  'calls-over-hours': ({ clients, each, minutes, budget }) =>
    `${clients} calls of ${each} minutes take ${hours(minutes)} hours a week. You have ${hours(budget)}.`,
};

const hours = (minutes: number) => String(Math.round(minutes / 6) / 10);

export function adviceWords(advice: Advice): string {
  const say = ADVICE[advice.rule] as (advice: Advice) => string;
  return say(advice);
}
