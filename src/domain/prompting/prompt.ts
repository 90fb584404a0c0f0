import type { Tier } from '#domain/ai/model-kind.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { ANSWER_KEYS, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { hasPlan } from '#domain/blueprint/read-blueprint.ts';
import { AppError } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { type IsoDay, sayDay } from '#domain/reading/calendar.ts';
import { datesMeant, otherWeekdaysIn } from '#domain/reading/days-in.ts';
import { bookedSends, nearestSends, sayBooked } from './booked-sends.ts';
import { type ContextChain, readsOf } from './context-chain.ts';
import type { EarlierBlueprints } from './earlier-entry.ts';
import { weighTokens } from './estimate-tokens.ts';
import {
  type ConfirmedFact,
  fitEarlier,
  type Included,
  type OmittedPart,
  type SectionToRead,
} from './fit-earlier.ts';
import { CLOSING, OPENING } from './is-prompt.ts';
import { listsOfOthers } from './lists-of-others.ts';
import type { PromptBudget } from './prompt-budget.ts';
import { fenced } from './prompt-fence.ts';
import type { PromptTemplate } from './prompt-template.ts';

export type ChatMessage = { role: 'system' | 'user'; content: string };

export type PromptRequest = {
  type: BlueprintType;
  template: PromptTemplate | undefined;
  questions: readonly string[];
  answers: Blueprint['content']['answers'];
  /** Notes: what else the AI should know about this topic. */
  notes?: string | undefined;
  chain: ContextChain;
  /** All other blueprints: the chain chooses which of them to read, and any of them may book messages. */
  earlier: EarlierBlueprints;
  titles: Readonly<Record<BlueprintType, string>>;
  /** Confirmed facts. They win over answers and earlier plans. */
  facts?: readonly ConfirmedFact[] | undefined;
  /** The results of past launches, newest first. */
  launches?: readonly string[] | undefined;
  /** Sections of earlier plans to read besides their Key decisions, best first. */
  sections?: readonly SectionToRead[] | undefined;
  /** The day where the owner lives: the domain has no clock. */
  today: IsoDay;
  budget: PromptBudget;
};

/** A summary of the request, for the screen next to Generate. */
export type SentReport = {
  tier: Tier;
  /** Names of the confirmed facts. They are always sent. */
  facts: string[];
  included: Included[];
  leftOut: OmittedPart[];
};

export type BuiltPrompt = SentReport & {
  messages: [ChatMessage, ChatMessage];
  characters: number;
  /** An estimate: exact counts need the model's own tokenizer. */
  tokens: number;
};

const MOST_DAYS = 24;
/** In a small window each line takes room from earlier decisions. */
const MOST_BOOKED: Readonly<Record<Tier, number>> = { small: 8, large: 24 };
const FEWEST_BOOKED = 3;

const FACTS_WIN =
  'The owner has confirmed these. They win over the answers and over earlier plans, and are never asked for again.';
const EARLIER_LAUNCHES =
  'How the earlier launches of this owner went, the newest first. Build on what worked, change what did not, and plan with numbers like these, not with hopes. The income stands only in parts marked owner only.';
/** In a small window they take room from earlier decisions. */
const MOST_LAUNCHES: Readonly<Record<Tier, number>> = { small: 2, large: 12 };
const BOOKED = 'Other plans send these already. Book no second message to the same people on these days.';
const FIRST_PLAN =
  " This is the owner's first plan: end the Overview with one action for the next seven days, with its date.";
const KEEP_CONSISTENT =
  "The owner's earlier answers, word for word, and what earlier plans decided. Keep the new plan consistent with them. The newest answers are below.";
const NOTES = 'Anything else to know?';
const NO_ANSWER = '(no answer yet)';

export function buildPrompt(request: PromptRequest): BuiltPrompt {
  const { launches = [], budget } = request;
  const most = Math.min(launches.length, MOST_LAUNCHES[budget.tier]);
  // Long results of past launches must not make the answers too long: leave out the older launches then.
  for (const count of [most, Math.ceil(most / 3), 1].filter((lines) => lines <= most && lines > 0)) {
    const prompt = ifItFits(() => withSends({ ...request, launches: launches.slice(0, count) }));
    if (prompt) return prompt;
  }
  return withSends({ ...request, launches: [] });
}

function withSends(request: PromptRequest): BuiltPrompt {
  const lists = bookedLists(request);
  const prompt = withLists(request, lists);
  const more = listsOfOthers(request, request.budget.tier);
  if (more.length === 0) return prompt;
  const fuller = ifItFits(() => withLists(request, [...lists, ...more]));
  return fuller && answersCut(fuller) <= answersCut(prompt) ? fuller : prompt;
}

/** One section, or none. */
function bookedLists(request: PromptRequest): string[] {
  const { type, earlier, titles, today, budget } = request;
  const sends = bookedSends(earlier, type, today, titles);
  const fixed = datesMeant(saidNow(request), today).slice(0, MOST_DAYS);
  const most = Math.min(sends.length, MOST_BOOKED[budget.tier]);
  const bare = withLists(request, []);
  const listOf = (count: number) => [
    `# Booked messages\n${BOOKED}\n${fenced('booked', sayBooked(nearestSends(sends, fixed, count), titles))}`,
  ];
  // The owner's words come first: if the list would cut an answer or make the prompt too long, shorten the list.
  for (let count = most; count > FEWEST_BOOKED; count -= Math.ceil(most / MOST_BOOKED.small)) {
    const prompt = ifItFits(() => withLists(request, listOf(count)));
    if (prompt && answersCut(prompt) <= answersCut(bare)) return listOf(count);
  }
  // But keep the next few: without any, two plans write to the same people on one day (decision 0686).
  const few = listOf(Math.min(most, FEWEST_BOOKED));
  return most > 0 && ifItFits(() => withLists(request, few)) ? few : [];
}

function answersCut({ leftOut }: BuiltPrompt): number {
  return leftOut.filter(({ what }) => what !== 'key-decisions').length;
}

function ifItFits(build: () => BuiltPrompt): BuiltPrompt | undefined {
  try {
    return build();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

function withLists(request: PromptRequest, lists: readonly string[]): BuiltPrompt {
  const { template, chain, earlier, titles, budget, facts = [], sections = [] } = request;
  if (!template) throw new AppError('prompt-not-found');
  const user = userMessage(request);
  const weightWith = (entries: string) =>
    weighTokens(systemMessage(template, request, lists, entries)) + weighTokens(user);
  // Cutting an answer silently would give a plan that ignores the owner's words, so we ask instead.
  if (weightWith('') > budget.inputTokens) throw new AppError('answers-too-long');

  const room = Math.max(0, budget.inputTokens - weightWith('.'));
  const { text, included, leftOut } = fitEarlier({ chain, earlier, titles, facts, sections, budget, room });
  const system = systemMessage(template, request, lists, text);
  return {
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    tier: budget.tier,
    facts: facts.map(({ name }) => name),
    included,
    leftOut,
    characters: system.length + user.length,
    tokens: Math.ceil(weighTokens(system) + weighTokens(user)),
  };
}

function systemMessage(
  template: PromptTemplate,
  request: PromptRequest,
  lists: readonly string[],
  earlierPlans: string,
): string {
  const { type, titles, facts = [], launches = [], today } = request;
  const first = isFirstPlan(request) ? FIRST_PLAN : '';
  const sections = [
    `# Identity\n${template.identity}`,
    `# Tasks\n${template.tasks}`,
    `# Voice\n${template.voice}`,
    `# Specifics\n${template.specifics}`,
    `# Today\nToday is ${sayDay(today)}.${datesNamed(request)} This plan is called "${titles[type]}".${first}`,
  ];
  if (facts.length > 0) {
    const lines = facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
    sections.push(`# Confirmed facts\n${FACTS_WIN}\n${fenced('facts', lines)}`);
  }
  if (launches.length > 0) {
    sections.push(`# Earlier launches\n${EARLIER_LAUNCHES}\n${fenced('launches', launches.join('\n'))}`);
  }
  sections.push(...lists);
  if (earlierPlans !== '') {
    sections.push(`# Previous Blueprint Outputs\n${KEEP_CONSISTENT}\n${fenced('earlier', earlierPlans)}`);
  }
  return [...sections, CLOSING].join('\n\n');
}

/** Eighteen plans with an action for the same week would leave the owner with eighteen. */
function isFirstPlan({ type, earlier }: PromptRequest): boolean {
  return Object.values(earlier).every(
    (other) => other === undefined || other.type === type || !hasPlan(other),
  );
}

/** The facts and the newest answers. */
function saidNow({ facts = [], answers }: Pick<PromptRequest, 'facts' | 'answers'>): string {
  return [...facts.map(({ value }) => value), ...Object.values(answers)].join('\n');
}

// Models miscount weekdays. A correct list here keeps a wrong one out of nineteen plans.
function datesNamed({ answers, facts = [], chain, earlier, today }: PromptRequest): string {
  const said = [
    saidNow({ answers, facts }),
    ...readsOf(chain).flatMap((type) => Object.values(earlier[type]?.content.answers ?? {})),
  ];
  const text = said.join('\n');
  const days = datesMeant(text, today).slice(0, MOST_DAYS);
  const slips = new Map(
    otherWeekdaysIn(text, today).map(({ day, words }) => [day, ` (the owner wrote "${words}")`]),
  );
  const named = days.map((day) => sayDay(day) + (slips.get(day) ?? ''));
  return named.length === 0 ? '' : ` Dates the owner named: ${named.join('; ')}.`;
}

function userMessage({ questions, answers, notes = '' }: PromptRequest): string {
  const pairs = questions.map((question, index) => {
    const key = ANSWER_KEYS[index];
    const answer = key === undefined ? '' : (answers[key] ?? '').trim();
    return `Question ${index + 1}: ${question}\n${fenced('answer', answer || NO_ANSWER)}`;
  });
  const more = notes.trim() === '' ? [] : [`${NOTES}\n${fenced('answer', notes.trim())}`];
  return [OPENING, ...pairs, ...more].join('\n\n');
}
