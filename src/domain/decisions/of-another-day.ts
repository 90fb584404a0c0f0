import type { Replacement } from '#domain/checks/replace-value.ts';
import { FACT_FORMS, type FactName } from '#domain/facts/fact-names.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { WEEKDAY } from '#domain/reading/day-patterns.ts';
import { otherWeekdaysIn } from '#domain/reading/days-in.ts';

type Old = { readonly fact: FactName; readonly old: string; readonly today: IsoDay };

// "Dates to avoid: March 6 (wedding)" and "Saturday, March 6 | Family wedding, no work" explain why the day was moved.
const KEPT_FREE = /\b(?:avoid\w*|no work|off work|days? off)\b/i;
const AS_IT_WAS = /\byou (?:wrote|said|gave)\b|\bearlier (?:draft|plan|answer|version)\b/i;
const DENIED = /\b(?:no|not|never|recommended)\W+$/i;
// A deadline has a day of its own. Only sign-up is worded this way: "open until Friday, March 19".
const DEADLINE = /\b(?:by|until|till|through)\W+$/i;
const HAS_WEEKDAY = new RegExp(`^${WEEKDAY}`, 'i');

// A reminder before the event keeps its day when sign-up closes on another one: "Friday, May 7 | Email to seat holders; buy coffee".
const FOR_GUESTS =
  /\b(?:saved? (?:a|the|their|your|his|her) (?:seat|chair|place|spot)|saves a (?:seat|chair|place|spot)|(?:seat|chair|ticket) holders?|your (?:seat|chair) on|reminder(?: email| text| call)?s? goes?|guests)\b/i;

/** Of a sentence that says nothing of sign-up: whether it is about those who come to the event. */
export function isForGuests(fact: FactName, sentence: string): boolean {
  return (fact === 'doorsClose' || fact === 'doorsOpen') && FOR_GUESTS.test(sentence);
}

/** Whether the old day of a fact stands here for something else that falls on it. */
export function isOfAnother(plan: string, { range, words, sentence }: Replacement, of: Old): boolean {
  const { fact, old, today } = of;
  if (FACT_FORMS[fact] !== 'date') return false;
  const before = plan.slice(Math.max(0, range.start - 20), range.start);
  const isDeadline = fact !== 'doorsClose' && fact !== 'doorsOpen' && DEADLINE.test(before);
  return (
    isDeadline ||
    DENIED.test(before) ||
    KEPT_FREE.test(sentence) ||
    AS_IT_WAS.test(sentence) ||
    isOnItsWeekday(words, old, today)
  );
}

// "Wed Feb 18" for a Thursday means Wednesday, or the 18th. "Thursday, February 18" is the second of three nights.
function isOnItsWeekday(words: string, old: string, today: IsoDay): boolean {
  return (
    otherWeekdaysIn(old, today).length > 0 &&
    HAS_WEEKDAY.test(words) &&
    otherWeekdaysIn(words, today).length === 0
  );
}
