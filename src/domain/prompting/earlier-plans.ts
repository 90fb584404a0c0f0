import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { ANSWER_KEYS, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answeredCount, hasPlan } from '#domain/blueprint/read-blueprint.ts';
import { type ContextChain, keepOrder } from './context-chain.ts';
import { cutAtSentence } from './cut-text.ts';
import { extractKeyDecisions, KEY_DECISIONS_MAX } from './key-decisions.ts';

export type EarlierForm = 'whole' | 'key-decisions' | 'excerpt' | 'answers';

export type EarlierBlueprints = { readonly [Type in BlueprintType]?: Blueprint | undefined };

export type EarlierEntry = { type: BlueprintType; how: EarlierForm; text: string };

type Request = {
  chain: ContextChain;
  earlier: EarlierBlueprints;
  titles: Readonly<Record<BlueprintType, string>>;
  /** Characters left for all entries together. */
  room: number;
  wholeOutputs: boolean;
};

type Choice = { entries: EarlierEntry[]; dropped: BlueprintType[] };

export const ENTRY_GAP = '\n\n';

export function chooseEarlier({ chain, earlier, titles, room, wholeOutputs }: Request): Choice {
  const existing = keepOrder(chain).flatMap((type) => earlier[type] ?? []);
  const planned = existing.filter(hasPlan);
  const answered = existing.filter((blueprint) => !hasPlan(blueprint) && answeredCount(blueprint) > 0);

  const kept = planned.map((blueprint) => shortEntry(blueprint, titles));
  while (kept.length > 0 && sizeOf(kept) > room) kept.pop();

  for (const blueprint of answered) {
    const entry = answersEntry(blueprint, titles, wholeOutputs);
    if (sizeOf([...kept, entry]) <= room) kept.push(entry);
  }
  if (wholeOutputs) {
    for (const blueprint of planned) {
      const index = kept.findIndex(({ type }) => type === blueprint.type);
      if (index === -1) continue;
      const whole = wholeEntry(blueprint, titles);
      if (sizeOf(kept.with(index, whole)) <= room) kept[index] = whole;
    }
  }
  const isKept = (type: BlueprintType) => kept.some((entry) => entry.type === type);
  return {
    entries: chain.chain.flatMap((type) => kept.find((entry) => entry.type === type) ?? []),
    dropped: [...planned, ...answered].map(({ type }) => type).filter((type) => !isKept(type)),
  };
}

function sizeOf(entries: readonly EarlierEntry[]): number {
  return entries.map(({ text }) => text).join(ENTRY_GAP).length;
}

type Titles = Request['titles'];

function shortEntry({ type, content }: Blueprint, titles: Titles): EarlierEntry {
  const { text, how } = extractKeyDecisions(content.aiOutput ?? '');
  return { type, how, text: `### ${titles[type]}\n${text}` };
}

function wholeEntry({ type, content }: Blueprint, titles: Titles): EarlierEntry {
  return { type, how: 'whole', text: `### ${titles[type]}\n${(content.aiOutput ?? '').trim()}` };
}

// Without the mark the AI would take first thoughts for decisions that the owner has read and kept.
function answersEntry({ type, content }: Blueprint, titles: Titles, isWhole: boolean): EarlierEntry {
  const answers = ANSWER_KEYS.flatMap((key) => content.answers[key]?.trim() || []);
  const limit = Math.floor(KEY_DECISIONS_MAX / answers.length);
  const shown = answers.map((answer) => `- ${isWhole ? answer : cutAtSentence(answer, limit)}`);
  return {
    type,
    how: 'answers',
    text: `### ${titles[type]} (answers only, no plan yet)\n${shown.join('\n')}`,
  };
}
