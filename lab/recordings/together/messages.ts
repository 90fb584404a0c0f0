import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { addDays, type IsoDay, weekdayOf } from '#domain/reading/calendar.ts';
import { datesIn } from '#domain/reading/days-in.ts';
import { linesOf, type PlanLine, type RecordedPlan } from './plan-lines.ts';
import { statementsIn } from './statements.ts';

export type PlannedMessage = {
  readonly topic: BlueprintType;
  readonly section: string;
  readonly day: IsoDay;
  readonly channel: 'email' | 'other';
  readonly text: string;
};

/** The person's limits, from their answers. */
export type MessageTruth = {
  readonly emailsPerMonth: number;
  readonly keepFree: readonly (readonly [from: IsoDay, to: IsoDay])[];
  readonly restDays: readonly string[];
};

// Where messages to the list are scheduled. Reminders to people who signed up, and letters to clients or to one
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
const EMAIL_SECTION = /email|invitation sequence|stay-in-touch/i;
const EMAIL = /\be-?mails?\b|newsletter|mailerlite|mailchimp|\bletter\b/i;
const MESSAGE = /\be-?mails?\b|newsletter|\bposts?\b|\bvideo\b|\bsend|\bmessage|\binvit/i;
const NOT_SENT =
  /\bno (?:new )?(?:e-?mail|message|post|letter|send)|\bnothing\b|^[^|]*\|\s*rest\b|\brest\s*\||\bskip|\bnot sent\b|\bno list\b/i;
const ASKED_FOR =
  /confirmation|reminder|signed up|who joined|want my emails|who asked|only if asked|personal (?:note|card|call|invite)|handwritten|by hand/i;

// A row starts with its day; a sentence with a day further on schedules nothing.
const firstCell = ({ text }: PlanLine) => (text.split(/ \| |: /)[0] ?? '').slice(0, 45);

function eventDays(plans: readonly RecordedPlan[], today: IsoDay): Map<BlueprintType, IsoDay> {
  const known = new Map<BlueprintType, IsoDay>();
  let latest: IsoDay | undefined;
  for (const plan of plans) {
    const said = linesOf(plan)
      .flatMap((line) => statementsIn(line, today))
      .find(({ kind }) => kind === 'event date');
    latest = (said ? datesIn(said.value, today)[0] : undefined) ?? latest;
    if (latest !== undefined) known.set(plan.topic, latest);
  }
  return known;
}

// "44 (Thursday)" under "Days before", or "2 weeks before", counts from the event's date at the time of writing.
function dayOf(line: PlanLine, event: IsoDay | undefined, today: IsoDay): IsoDay | undefined {
  const cell = firstCell(line);
  const [named] = datesIn(cell, today);
  if (named !== undefined || event === undefined || !/invitation sequence/i.test(line.section)) return named;
  const [, weeks] = /(\d+)\s+weeks?/i.exec(cell) ?? [];
  const [, days] = /^\D{0,8}(\d{1,3})\b/.exec(cell) ?? [];
  if (weeks === undefined && days === undefined) return undefined;
  return addDays(event, -(weeks === undefined ? Number(days) : Number(weeks) * 7));
}

// A week's row names the day of its email: "Week of March 22 | First call; March 23 email of thanks".
const NAMED_EMAIL =
  /\b((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2}(?!\d)(?:, \d{4})?):? e-?mail\b/g;

function daysOf(line: PlanLine, event: IsoDay | undefined, today: IsoDay): IsoDay[] {
  const day = dayOf(line, event, today);
  if (day === undefined) return [];
  const named = [...line.text.matchAll(NAMED_EMAIL)].flatMap(([, text = '']) => datesIn(text, today));
  return named.length > 0 ? named : [day];
}

/** Scheduled messages to the owner's list. */
export function messagesIn(plans: readonly RecordedPlan[], today: IsoDay): PlannedMessage[] {
  const events = eventDays(plans, today);
  return plans.flatMap(linesOf).flatMap((line) => {
    const { topic, section, text } = line;
    const isEmailSection = EMAIL_SECTION.test(section);
    if (!TO_THE_LIST.includes(topic) || !SCHEDULES.test(section) || !/ \| |: /.test(text)) return [];
    if (NOT_SENT.test(text) || ASKED_FOR.test(text) || !(isEmailSection || MESSAGE.test(text))) return [];
    const channel = isEmailSection || EMAIL.test(text) ? 'email' : 'other';
    return daysOf(line, events.get(topic), today).map((day) => ({ topic, section, day, channel, text }));
  });
}

/** Emails beyond the monthly limit. Two plans with the same day mean one email. */
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

const isInFirstMonth = (cell: string) => {
  const [, weeks] = /^week\s+(\d)|^(\d)\s+weeks?/i.exec(cell) ?? [];
  if (weeks !== undefined) return Number(weeks) <= 4;
  const [, day] = /^\D{0,6}(\d{1,3})\b/.exec(cell) ?? [];
  return day === undefined
    ? /right away|immediately|at once|same day|sign-?up/i.test(cell)
    : Number(day) <= 30;
};

/**
 * Sequences and months without dates: more emails in thirty days than the rhythm allows. The first welcome email
 * doesn't count, since the person requested it by signing up.
 */
export function undatedOverRhythm(
  plans: readonly RecordedPlan[],
  truth: MessageTruth,
  today: IsoDay,
): { readonly topic: BlueprintType; readonly section: string; readonly over: number }[] {
  return plans.flatMap((plan) => {
    const rows = linesOf(plan).filter(
      ({ text }) =>
        text.includes(' | ') &&
        !/^(?:day|week|when|date)\b[^|]{0,20}\|\s*(?:subject|topic|what|message)/i.test(text),
    );
    const sentIn = (section: RegExp) =>
      rows.filter(
        (line) =>
          section.test(line.section) &&
          datesIn(firstCell(line), today).length === 0 &&
          !NOT_SENT.test(line.text) &&
          !ASKED_FOR.test(line.text),
      );
    const welcome = sentIn(/^welcome sequence$/i).filter((line) => isInFirstMonth(firstCell(line)));
    const calendar = sentIn(/content calendar/i).filter(({ text }) => EMAIL.test(text));
    const rhythm = sentIn(/stay-in-touch/i);
    return [
      { topic: plan.topic, section: 'Welcome sequence', over: welcome.length - truth.emailsPerMonth - 1 },
      {
        topic: plan.topic,
        section: 'Four-week content calendar',
        over: calendar.length - truth.emailsPerMonth,
      },
      { topic: plan.topic, section: 'Stay-in-touch rhythm', over: rhythm.length - truth.emailsPerMonth },
    ].filter(({ over }) => over > 0);
  });
}
