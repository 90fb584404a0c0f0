import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { daysIn, type IsoDay, weekdayOf } from '#domain/prompting/calendar-days.ts';
import { linesOf, type PlanLine, type RecordedPlan } from './plan-lines.ts';

export type PlannedMessage = {
  readonly topic: BlueprintType;
  readonly section: string;
  readonly day: IsoDay;
  readonly channel: 'email' | 'other';
  readonly text: string;
};

/** What the person allows, as their answers say it. */
export type MessageTruth = {
  readonly emailsPerMonth: number;
  readonly keepFree: readonly (readonly [from: IsoDay, to: IsoDay])[];
  readonly restDays: readonly string[];
};

// Where messages to the list are put on days. Reminders to people who signed up, and letters to clients or to one
// undecided person, are outside the rhythm: those people asked.
const SCHEDULES =
  /email schedule|invitation sequence|stay-in-touch|content calendar|social schedule|rollout|open-doors|launch timeline|one calendar|messages in full|emails in full/i;
const TO_THE_LIST: readonly BlueprintType[] = [
  'communications',
  'marketing',
  'event-launch',
  'marketing-launch',
  'launch',
];
const EMAIL = /\be-?mails?\b|newsletter|mailerlite|mailchimp/i;
const MESSAGE = /\be-?mails?\b|newsletter|\bposts?\b|\bvideo\b|\bsend|\bmessage|\binvit/i;
const ONE_PERSON =
  /confirmation|reminder|signed up|who asked|personal (?:note|card|call|invite)|handwritten|by hand|no (?:email|message|post)|nothing|rest|\bfree\b week|skip|not sent|off\b/i;

function messageIn(line: PlanLine, today: IsoDay): PlannedMessage[] {
  const { topic, section, text } = line;
  if (!TO_THE_LIST.includes(topic) || !SCHEDULES.test(section)) return [];
  const isEmailSection = /email|invitation sequence|stay-in-touch/i.test(section);
  if (ONE_PERSON.test(text) || !(isEmailSection || MESSAGE.test(text))) return [];
  const [day] = daysIn(text, today);
  if (day === undefined) return [];
  return [{ topic, section, day, channel: isEmailSection || EMAIL.test(text) ? 'email' : 'other', text }];
}

/** Messages to the owner's list that plans put on a day. */
export function messagesIn(plans: readonly RecordedPlan[], today: IsoDay): PlannedMessage[] {
  return plans.flatMap(linesOf).flatMap((line) => messageIn(line, today));
}

/** Emails beyond what a month allows. Two plans that name one day mean one email. */
export function emailsOverRhythm(messages: readonly PlannedMessage[], truth: MessageTruth) {
  const days = [
    ...new Set(messages.filter(({ channel }) => channel === 'email').map(({ day }) => day)),
  ].sort();
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return months.map((month) => {
    const planned = days.filter((day) => day.startsWith(month));
    return { month, days: planned, over: Math.max(0, planned.length - truth.emailsPerMonth) };
  });
}

export function messagesOnFreeDays(
  messages: readonly PlannedMessage[],
  truth: MessageTruth,
): PlannedMessage[] {
  return messages.filter(
    ({ day }) =>
      truth.keepFree.some(([from, to]) => day >= from && day <= to) ||
      truth.restDays.includes(weekdayOf(day)),
  );
}

/** Rows of a sequence without days of its own, such as "Day 3", that come closer together than the rhythm allows. */
export function welcomeOverRhythm(plans: readonly RecordedPlan[], truth: MessageTruth): number {
  const rows = plans.flatMap(linesOf).filter(({ section }) => /^welcome sequence$/i.test(section));
  const inFirstMonth = rows.filter(({ text }) => {
    const [, day] = /^(?:day\s*)?(\d{1,2})\b|^(?:right away|immediately|at once|same day)/i.exec(text) ?? [];
    const weeks = /^(?:week\s+(\d)|(\d)\s+weeks? (?:later|after))/i.exec(text);
    if (weeks) return Number(weeks[1] ?? weeks[2]) <= 4;
    return day !== undefined
      ? Number(day) <= 30
      : /^(?:right away|immediately|at once|same day|on sign-?up)/i.test(text);
  });
  return Math.max(0, inFirstMonth.length - Math.max(1, truth.emailsPerMonth) - 1);
}
