import type { Tier } from '#domain/ai/model-kind.ts';
import { TIER_LIMITS } from '#domain/prompting/prompt-budget.ts';
import type { PromptTemplate } from '#domain/prompting/prompt-template.ts';
import {
  ANSWERS_TASK,
  CONFIRM_TASK,
  DRAFTS_RULE,
  EARLIER_PLANS_TASK,
  IDENTITY_RULES,
  keyDecisionsTask,
  LENGTH_RULE,
  MESSAGES_RULE,
  OVERVIEW_TASK,
  SECTIONS_TASK,
  SPECIFICS_RULES,
  VOICE_RULES,
} from './shared-prompt-rules.ts';
import { type Deliverable, type DeliverableForm, deliverablesOf, type Range } from './topic.ts';

export type PromptSource = {
  /** Completes "You are …". */
  readonly role: string;
  readonly keyDecisions: readonly string[];
  readonly deliverables: readonly Deliverable[];
  readonly words: Readonly<Record<Tier, Range>>;
  readonly voiceNote: string;
  /** Things this topic must not do, each with its alternative. */
  readonly insteads: readonly string[];
  readonly hasEarlierPlans: boolean;
  /** This plan's and other plans' responsibilities, for plans that come after others. */
  readonly ownership: readonly string[];
  /** It schedules messages to the owner's list. */
  readonly schedulesMessages: boolean;
};

const ITEM_NAMES: Record<Exclude<DeliverableForm, 'prose'>, string> = {
  lines: 'lines',
  bullets: 'bullets',
  rows: 'rows',
  table: 'table rows',
  numbered: 'numbered',
  checklist: 'checklist items',
  drafts: 'drafts',
  // Without this a model wrote "## Card 1", and the card's section was empty.
  cards: 'cards, a "### " heading each',
};

function countWords({ form, count: [low, high] }: Deliverable): string {
  if (form === 'prose') return low === 0 ? `${high} words or fewer` : `${low}-${high} words`;
  const name = high === 1 ? ITEM_NAMES[form].replace(/s$/, '') : ITEM_NAMES[form];
  return `${low === high ? low : `${low}-${high}`} ${name}`;
}

// "3 lines: Before, …" lists its items; "5 checklist items, then 1 rest rule" continues.
function jointBefore(ask: string, form: DeliverableForm): string {
  if (form === 'numbered') return ' ';
  return form === 'prose' || /^(?:then|with|in|to|each|including) /.test(ask) ? ', ' : ': ';
}

function sectionLine(deliverable: Deliverable): string {
  const { heading, form, ask, ownerOnly } = deliverable;
  const mark = ownerOnly ? ' First line "*Owner only*".' : '';
  return `- ${heading}: ${countWords(deliverable)}${jointBefore(ask, form)}${ask}.${mark}`;
}

const hasMessage = ({ form, ask }: Deliverable) =>
  form === 'drafts' || /\b(?:Email|Text|Post|Page|Script|Note by hand|Prompt for an assistant)\b/.test(ask);

export function composePrompt(source: PromptSource, tier: Tier): PromptTemplate {
  const keyDecisions = keyDecisionsTask(TIER_LIMITS[tier].keyDecisions);
  const deliverables = deliverablesOf(source, tier);
  const steps = [
    ANSWERS_TASK,
    ...(source.hasEarlierPlans ? [EARLIER_PLANS_TASK] : []),
    OVERVIEW_TASK,
    `${keyDecisions} Labels: ${source.keyDecisions.join('; ')}.`,
    [SECTIONS_TASK, ...deliverables.map(sectionLine)].join('\n'),
    CONFIRM_TASK,
  ];
  const [low, high] = source.words[tier];
  return {
    identity: `You are ${source.role}. ${IDENTITY_RULES}`,
    tasks: steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    voice: `${VOICE_RULES}\n${source.voiceNote}`,
    specifics: [
      SPECIFICS_RULES,
      ...(deliverables.some(hasMessage) ? [DRAFTS_RULE] : []),
      ...(source.schedulesMessages ? [MESSAGES_RULE] : []),
      ...source.ownership,
      `Length: ${low}-${high} words, ${LENGTH_RULE}`,
      ...source.insteads,
    ].join('\n'),
  };
}
