import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answeredCount, hasPlan } from '#domain/blueprint/read-blueprint.ts';
import { AppError } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { planSections } from '#domain/reading/plan-sections.ts';
import { withoutRepeats } from './carried-lines.ts';
import { type ContextChain, keepOrder, readsOf } from './context-chain.ts';
import {
  type EarlierBlueprints,
  type EarlierEntry,
  entryOf,
  isShortened,
  partsOf,
  type SentPart,
  textOf,
  withoutDecisions,
} from './earlier-entry.ts';
import { weighTokens } from './estimate-tokens.ts';
import { type PromptBudget, TIER_LIMITS } from './prompt-budget.ts';

export type ConfirmedFact = {
  readonly name: string;
  readonly value: string;
  /** The fact's name; absent for an own fact. */
  readonly mark?: string;
};

/** A section of an earlier plan that this topic builds on, by its heading. */
export type SectionToRead = { readonly type: BlueprintType; readonly heading: string };

export type Included = { readonly type: BlueprintType; readonly parts: readonly SentPart[] };

export type OmittedPart = {
  readonly type: BlueprintType;
  readonly what: 'everything' | 'key-decisions' | 'some-answers';
};

type Request = {
  chain: ContextChain;
  earlier: EarlierBlueprints;
  titles: Readonly<Record<BlueprintType, string>>;
  facts: readonly ConfirmedFact[];
  sections: readonly SectionToRead[];
  budget: PromptBudget;
  /** Tokens left for all entries together. */
  room: number;
};

export type EarlierChoice = { text: string; included: Included[]; leftOut: OmittedPart[] };

const ENTRY_GAP = '\n\n';
const ANSWER_STEPS = [1_500, 1_000, 700, 500, 350, 250, 180, 120, 60, 0];

/**
 * Decides what the AI reads of earlier topics. If not everything fits, it drops what a confirmed fact already says,
 * then Key decisions, least important topic first, and last the answers. The person's limits and open conflicts are
 * never dropped: then it reports that the text is too long.
 */
export function fitEarlier(request: Request): EarlierChoice {
  const { chain, earlier, titles, budget } = request;
  const most = TIER_LIMITS[budget.tier].keyDecisions;
  const all = keepOrder(chain)
    .flatMap((type) => earlier[type] ?? [])
    .filter((blueprint) => hasPlan(blueprint) || answeredCount(blueprint) > 0)
    .map((blueprint) => entryOf(blueprint, titles[blueprint.type], most));
  const shrunk = shrink(all, request);
  const grown = shrunk.every((entry, index) => entry === all[index]) ? grow(shrunk, request) : shrunk;
  const inOrder = readsOf(chain).flatMap((type) => grown.find((entry) => entry.type === type) ?? []);
  const sent = inOrder.filter((entry) => textOf(entry) !== '');
  return {
    text: sent.map(textOf).join(ENTRY_GAP),
    included: sent.map((entry) => ({ type: entry.type, parts: partsOf(entry) })),
    leftOut: all.flatMap((entry) => lostOf(entry, grown.find(({ type }) => type === entry.type) ?? entry)),
  };
}

function sizeOf(entries: readonly EarlierEntry[]): number {
  return weighTokens(entries.map(textOf).filter(Boolean).join(ENTRY_GAP));
}

function shrink(all: readonly EarlierEntry[], { facts, room }: Request): readonly EarlierEntry[] {
  if (sizeOf(all) <= room) return all;
  let entries = carriedOnce(all.map((entry) => withoutFacts(entry, facts)));
  for (let index = entries.length - 1; index >= 0 && sizeOf(entries) > room; index -= 1) {
    entries = entries.map((entry, at) => (at === index ? withoutDecisions(entry) : entry));
  }
  for (const mostOfAnswer of ANSWER_STEPS) {
    if (sizeOf(entries) <= room) return entries;
    entries = entries.map((entry) => ({ ...entry, mostOfAnswer }));
  }
  if (sizeOf(entries) > room) throw new AppError('ai-context-length');
  return entries;
}

function carriedOnce(entries: readonly EarlierEntry[]): EarlierEntry[] {
  const inOrder = BLUEPRINT_TYPES.flatMap((type) => entries.find((entry) => entry.type === type) ?? []);
  const texts = withoutRepeats(inOrder.map(({ decisions }) => decisions?.text ?? ''));
  return entries.map((entry) => withDecisions(entry, texts[inOrder.indexOf(entry)] ?? ''));
}

function withDecisions(entry: EarlierEntry, text: string): EarlierEntry {
  return { ...entry, decisions: entry.decisions && text !== '' ? { ...entry.decisions, text } : undefined };
}

const NO_WORD = /[^\p{L}\p{N}$%]+/gu;
const plain = (text: string) => text.toLowerCase().replace(NO_WORD, ' ').trim();

function withoutFacts(entry: EarlierEntry, facts: readonly ConfirmedFact[]): EarlierEntry {
  if (!entry.decisions) return entry;
  const known = facts.map(({ value }) => plain(value)).filter((value) => value !== '');
  const lines = entry.decisions.text.split('\n').filter((line) => {
    const value = plain(line.slice(line.indexOf(':') + 1));
    return !known.some((fact) => fact === value || (fact.length > 8 && fact.includes(value) && value !== ''));
  });
  return withDecisions(entry, lines.join('\n'));
}

function grow(all: readonly EarlierEntry[], request: Request): readonly EarlierEntry[] {
  const { earlier, sections, budget, room, chain } = request;
  let entries = all;
  const tryWith = (type: BlueprintType, change: (entry: EarlierEntry) => EarlierEntry) => {
    const changed = entries.map((entry) => (entry.type === type ? change(entry) : entry));
    if (sizeOf(changed) <= room) entries = changed;
  };
  for (const { type, heading } of sections) {
    const found = planSections(earlier[type]?.content.aiOutput ?? '').find(
      (section) => section.heading.toLowerCase() === heading.toLowerCase(),
    );
    if (found) tryWith(type, (entry) => ({ ...entry, sections: [...entry.sections, found] }));
  }
  const nearest = readsOf(chain)
    .filter((type) => entries.some((entry) => entry.type === type && entry.hasPlan))
    .slice(-budget.wholePlans)
    .reverse();
  for (const type of budget.wholePlans === 0 ? [] : nearest) {
    tryWith(type, (entry) => ({ ...entry, whole: (earlier[type]?.content.aiOutput ?? '').trim() }));
  }
  return entries;
}

function lostOf(before: EarlierEntry, after: EarlierEntry): OmittedPart[] {
  const { type } = before;
  if (textOf(after) === '') return [{ type, what: 'everything' }];
  return [
    ...(isShortened(after) ? [{ type, what: 'some-answers' } as const] : []),
    ...(before.decisions && after.isCarriedOnly ? [{ type, what: 'key-decisions' } as const] : []),
  ];
}
