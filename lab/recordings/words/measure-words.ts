import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { datesIn } from '#domain/reading/days-in.ts';
import { valuesIn } from '#domain/reading/numbers-in.ts';
import { confirmedFacts } from '#lab/recordings/confirmed-facts.ts';
import { todayOf } from '#lab/recordings/recorded-prompt.ts';
import { disagreements } from '#lab/recordings/together/disagreements.ts';
import { answeredGaps, gapsIn } from '#lab/recordings/together/gaps.ts';
import { messagesIn, type PlannedMessage } from '#lab/recordings/together/messages.ts';
import { linesOf, type RecordedPlan } from '#lab/recordings/together/plan-lines.ts';
import { wordsOf } from '#lab/rubric/reading-grade.ts';
import { type Persona, readPersona } from '#scripts/example/persona.ts';
import { isSettledSet, type RecordingSet, readReply, TIER_OF } from '#scripts/example/recording-files.ts';
import { datedLines, fullest, onFreeDays } from './dated-lines.ts';
import { judgedPairs, sayPair } from './judged-pairs.ts';
import { commonestPhrases, repeatedShare } from './repeated-words.ts';
import { isToTheList, type WrittenMessage, writtenMessages } from './written-messages.ts';

export type Measure = {
  readonly name: string;
  readonly value: number;
  readonly goal?: number;
  /** The counted items, for a reader to judge. */
  readonly what?: readonly string[];
};

/** The brief's goals for people with confirmed facts. */
const GOALS = { silent: 3, gaps: 20, unwritten: 5, words: { small: 20_000, large: 34_000 }, repeats: 5 };
const RECOMMENDS =
  /\brecommend|\bmy (?:choice|advice)|^(?:move|keep|use|choose|hold)\b|\bused(?: here)?:|\bdecide by\b/i;
const MESSAGE_CELL = /\|\s*(?:(?:regular|first|second|last) )?(?:e-?mail|post|video|text|newsletter|note)\b/i;
const ONE_BY_ONE = /\bone at a time\b|\bas (?:they|women|people) ask\b/i;
const PAGES = /\b(offer|sign-?up|thank-you|about|home|landing|sales|registration|welcome) page\b/gi;

export function recordedPlans(persona: string, set: RecordingSet): RecordedPlan[] {
  return BLUEPRINT_TYPES.flatMap((topic) => {
    const text = readReply({ persona, set, topic });
    return text === undefined ? [] : [{ topic, text }];
  });
}

/** Every measure of the brief for one recorded book. */
export function measureWords(name: string, set: RecordingSet): Measure[] {
  const persona = readPersona(name);
  const plans = recordedPlans(name, set);
  const sinceOf = ({ topic }: RecordedPlan) => todayOf(persona, set, topic);
  const messages = plans.flatMap((plan) => writtenMessages(plan, sinceOf(plan)));
  const facts = isSettledSet(set) ? (persona.settled?.facts ?? {}) : confirmedFacts(persona);
  const dated = datedLines({ plans, facts, sinceOf });
  const { day, onOneDay, week, hours } = fullest(dated);
  const announced = announcedIn(plans, messages, persona);
  const tier = TIER_OF[set];
  const phrases = commonestPhrases(plans, saidBy(persona), namesOf(facts));
  const free = onFreeDays(dated, persona.truth);
  return [
    ...contradictions(name, set, plans, persona),
    ...gapMeasures(plans, persona),
    { name: 'messages written out', value: messages.length },
    { name: 'messages announced on a day', value: announced.all.length },
    {
      name: 'announced but not written',
      value: announced.unwritten.length,
      ...(tier === 'large' && { goal: GOALS.unwritten }),
      what: announced.unwritten.map(({ topic, day: on, text }) => `${topic} ${on}: ${text.slice(0, 90)}`),
    },
    ...pageMeasures(plans, messages),
    { name: 'dated lines', value: dated.length },
    { name: `most on one day${day && ` (${day})`}`, value: onOneDay },
    {
      name: `hours in the fullest week${week && ` (${week})`}`,
      value: Math.round(hours * 10) / 10,
      ...goalOf(valuesIn(facts.hoursAWeek ?? '')[0]),
    },
    sendsOverRhythm(announced.all, messages, persona),
    {
      name: 'dated lines on days kept free',
      value: free.length,
      what: free.map(({ day: on, title }) => `${on} ${title}`),
    },
    {
      name: 'words',
      value: plans.reduce((sum, { text }) => sum + wordsOf(text).length, 0),
      goal: GOALS.words[tier],
    },
    {
      name: 'percent that stands in an earlier plan',
      value: Math.round(repeatedShare(plans) * 1000) / 10,
      goal: GOALS.repeats,
    },
    {
      name: 'times the six commonest phrases are said',
      value: phrases.reduce((sum, { times }) => sum + times, 0),
      what: phrases.map(({ words, times }) => `${times} × ${words}`),
    },
  ];
}

const goalOf = (goal: number | undefined) => (goal === undefined ? {} : { goal });
const saidBy = ({ answers }: Persona) => BLUEPRINT_TYPES.flatMap((type) => [...answers[type]]);
const namesOf = (facts: FactSheet['facts']) =>
  [facts.clientName, facts.businessName, facts.offerName, facts.eventName].flatMap(
    (name) => name?.split(',')[0] ?? [],
  );

function contradictions(
  name: string,
  set: RecordingSet,
  plans: readonly RecordedPlan[],
  { today }: Persona,
): Measure[] {
  const pairs = disagreements(plans, today);
  const misread = judgedPairs(name, set)
    .filter(({ isReal }) => !isReal)
    .map(({ pair }) => pair);
  const real = pairs.filter((pair) => !misread.includes(sayPair(pair)));
  const silent = real.filter(({ namedIn }) => namedIn === undefined);
  const lines = plans.flatMap(linesOf);
  const advised = real.filter(
    ({ values, namedIn }) =>
      namedIn !== undefined &&
      lines.some(
        ({ text }) => RECOMMENDS.test(text) && values.every((value) => text.includes(shortOf(value))),
      ),
  );
  return [
    { name: 'contradictions, silent', value: silent.length, goal: GOALS.silent, what: silent.map(sayPair) },
    {
      name: 'contradictions, named',
      value: real.length - silent.length,
      what: real.filter(({ namedIn }) => namedIn).map(sayPair),
    },
    { name: 'contradictions, named with a recommendation', value: advised.length },
  ];
}

const shortOf = (value: string) => value.replace(/^\w+day, /, '').replace(/, \d{4}$/, '');

function gapMeasures(plans: readonly RecordedPlan[], { answers }: Persona): Measure[] {
  const gaps = gapsIn(plans);
  const answered = answeredGaps(gaps, answers);
  const different = [...new Set(gaps.map(({ need }) => need.toLowerCase()))];
  return [
    { name: 'gaps', value: different.length, goal: GOALS.gaps, what: different },
    { name: 'gaps, each time', value: gaps.length },
    {
      name: 'gaps that an answer fills',
      value: answered.length,
      what: answered.map(({ topic, need }) => `${topic}: ${need}`),
    },
  ];
}

// A week's row lists that week's events, and a row of the merged calendar mostly other plans' bookings.
function announces({ section, text, day }: PlannedMessage, since: IsoDay): boolean {
  if (/timeline|rollout/i.test(section) || ONE_BY_ONE.test(text)) return false;
  if (!datesIn(text, since).includes(day)) return false;
  return !/calendar$|open-/i.test(section) || MESSAGE_CELL.test(text);
}

function announcedIn(plans: readonly RecordedPlan[], messages: readonly WrittenMessage[], persona: Persona) {
  const since = persona.settled?.firstDay ?? persona.today;
  const rows = messagesIn(plans, since).filter((message) => announces(message, since));
  const first = new Map(rows.map((message) => [`${message.day} ${message.channel}`, message]));
  const all = [...first.values()];
  const isWritten = ({ day, channel }: PlannedMessage) =>
    messages.some(
      (message) => message.day === day && (message.channel === 'Email') === (channel === 'email'),
    );
  return { all, unwritten: all.filter((message) => !isWritten(message)) };
}

function pageMeasures(plans: readonly RecordedPlan[], messages: readonly WrittenMessage[]): Measure[] {
  const named = plans.flatMap(({ text }) =>
    [...text.matchAll(PAGES)].map(([, kind = '']) => kind.toLowerCase().replace('signup', 'sign-up')),
  );
  const kinds = [...new Set(named)].filter((kind) => named.filter((one) => one === kind).length > 1);
  const written = messages.filter(({ channel }) => channel === 'Page').length;
  const sections = plans.flatMap(({ text }) => text.match(/^## (?:Offer|Sign-up) page$/gim) ?? []).length;
  return [
    { name: 'kinds of pages announced', value: kinds.length, what: kinds },
    { name: 'pages written out', value: Math.max(written, sections) },
  ];
}

// A day without a heading counts as one to the list, like a schedule's row.
function sendsOverRhythm(
  announced: readonly PlannedMessage[],
  messages: readonly WrittenMessage[],
  { truth }: Persona,
): Measure {
  const headed = messages.filter(({ channel, day }) => channel === 'Email' && day !== undefined);
  const rows = announced.filter(
    ({ day, channel }) => channel === 'email' && !headed.some((message) => message.day === day),
  );
  const days = new Set([
    ...headed.filter(isToTheList).map(({ day = '' }) => day),
    ...rows.map(({ day }) => day),
  ]);
  const months = Map.groupBy([...days].sort(), (day) => day.slice(0, 7));
  const over = [...months].flatMap(([month, all]) =>
    all.length > truth.emailsPerMonth ? [{ month, all }] : [],
  );
  return {
    name: 'emails to the list over the rhythm',
    value: over.reduce((sum, { all }) => sum + all.length - truth.emailsPerMonth, 0),
    goal: 0,
    what: over.map(({ all }) => all.join(', ')),
  };
}
