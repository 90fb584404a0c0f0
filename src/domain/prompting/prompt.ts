import type { Tier } from '#domain/ai/model-kind.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { ANSWER_KEYS, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { AppError } from '#domain/errors.ts';
import { daysIn, type IsoDay, sayDay } from './calendar-days.ts';
import { type ContextChain, readsOf } from './context-chain.ts';
import type { EarlierBlueprints } from './earlier-entry.ts';
import { weighTokens } from './estimate-tokens.ts';
import {
  type ConfirmedFact,
  fitEarlier,
  type Included,
  type LeftOut,
  type SectionToRead,
} from './fit-earlier.ts';
import type { PromptBudget } from './prompt-budget.ts';
import { fenced } from './prompt-fence.ts';
import type { PromptTemplate } from './prompt-template.ts';

export type ChatMessage = { role: 'system' | 'user'; content: string };

export type PromptRequest = {
  template: PromptTemplate | undefined;
  questions: readonly string[];
  answers: Blueprint['content']['answers'];
  /** What else the owner wants the AI to know about this topic. */
  notes?: string | undefined;
  chain: ContextChain;
  earlier: EarlierBlueprints;
  titles: Readonly<Record<BlueprintType, string>>;
  /** What the owner has confirmed about the business. It wins over answers and earlier plans. */
  facts?: readonly ConfirmedFact[] | undefined;
  /** Sections of earlier plans that are worth reading beside their Key decisions, best first. */
  sections?: readonly SectionToRead[] | undefined;
  /** The owner's own day: the domain has no clock. */
  today: IsoDay;
  budget: PromptBudget;
};

/** What will be sent, for the screen beside Generate. */
export type SentReport = {
  tier: Tier;
  /** Names of the confirmed facts. They are always sent. */
  facts: string[];
  included: Included[];
  leftOut: LeftOut[];
};

export type BuiltPrompt = SentReport & {
  messages: [ChatMessage, ChatMessage];
  characters: number;
  /** A rough figure: nobody can count tokens without the model's own tokenizer. */
  tokens: number;
};

const MOST_DAYS = 24;

const FACTS_WIN =
  'The owner has confirmed these. They win over the answers and over earlier plans, and are never asked for again.';
const KEEP_CONSISTENT =
  "The owner's earlier answers, word for word, and what earlier plans decided. Keep the new plan consistent with them: reuse their names, prices, dates and phrases. The newest answers are below.";
const CLOSING = "Follow the headings above, in order. The owner's answers are below.";
const OPENING = "The owner's answers:";
const NOTES = 'Anything else to know?';
const NO_ANSWER = '(no answer yet)';

export function buildPrompt(request: PromptRequest): BuiltPrompt {
  const { template, chain, earlier, titles, budget, facts = [], sections = [] } = request;
  if (!template) throw new AppError('prompt-not-found');
  const user = userMessage(request);
  const weightWith = (entries: string) =>
    weighTokens(systemMessage(template, request, entries)) + weighTokens(user);
  // Cutting an answer silently would give a plan that ignores what the owner said, so we ask instead.
  if (weightWith('') > budget.inputTokens) throw new AppError('answers-too-long');

  const room = Math.max(0, budget.inputTokens - weightWith('.'));
  const { text, included, leftOut } = fitEarlier({ chain, earlier, titles, facts, sections, budget, room });
  const system = systemMessage(template, request, text);
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

function systemMessage(template: PromptTemplate, request: PromptRequest, earlierPlans: string): string {
  const { facts = [], today } = request;
  const sections = [
    `# Identity\n${template.identity}`,
    `# Tasks\n${template.tasks}`,
    `# Voice\n${template.voice}`,
    `# Specifics\n${template.specifics}`,
    `# Today\nToday is ${sayDay(today)}.${datesNamed(request)}`,
  ];
  if (facts.length > 0) {
    const lines = facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
    sections.push(`# Confirmed facts\n${FACTS_WIN}\n${fenced('facts', lines)}`);
  }
  if (earlierPlans !== '') {
    sections.push(`# Previous Blueprint Outputs\n${KEEP_CONSISTENT}\n${fenced('earlier', earlierPlans)}`);
  }
  return [...sections, CLOSING].join('\n\n');
}

// Models miscount weekdays. Said here, a wrong one cannot travel through nineteen plans.
function datesNamed({ answers, facts = [], chain, earlier, today }: PromptRequest): string {
  const said = [
    ...facts.map(({ value }) => value),
    ...Object.values(answers),
    ...readsOf(chain).flatMap((type) => Object.values(earlier[type]?.content.answers ?? {})),
  ];
  const days = daysIn(said.join('\n'), today).slice(0, MOST_DAYS);
  return days.length === 0 ? '' : ` Dates the owner named: ${days.map(sayDay).join('; ')}.`;
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
