import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { ANSWER_KEYS, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { hasPlan } from '#domain/blueprint/read-blueprint.ts';
import { carriedLines } from './carried-lines.ts';
import { extractKeyDecisions, type KeyDecisions } from './key-decisions.ts';
import { shortenAnswer } from './limits-in.ts';

export type EarlierBlueprints = { readonly [Type in BlueprintType]?: Blueprint | undefined };

/** A part of an earlier topic that the AI reads. `some-answers` has a "…" wherever something is left out. */
export type SentPart = 'answers' | 'some-answers' | 'key-decisions' | 'excerpt' | 'sections' | 'whole';

/** One earlier topic on its way into the prompt. All of it may be dropped, in the order of fit-earlier.ts. */
export type EarlierEntry = {
  readonly type: BlueprintType;
  readonly title: string;
  readonly hasPlan: boolean;
  readonly answers: readonly { readonly text: string; readonly isNeverCut: boolean }[];
  /** The limit for each answer, in characters. */
  readonly mostOfAnswer: number;
  readonly decisions: KeyDecisions | undefined;
  /** Only the lines that every later plan needs are left of its Key decisions. */
  readonly isCarriedOnly: boolean;
  readonly sections: readonly { readonly heading: string; readonly body: string }[];
  readonly whole: string | undefined;
};

// Who the person is, their faith, what they refuse and what must stay private. Once cut, it would be missing in every
// later plan.
const NEVER_CUT: readonly string[] = ['identity.2', 'purpose.2', 'brand.2'];

export function entryOf(blueprint: Blueprint, title: string, mostOfDecisions: number): EarlierEntry {
  const { type, content } = blueprint;
  const plan = (content.aiOutput ?? '').trim();
  const answers = ANSWER_KEYS.flatMap((key) => {
    const text = content.answers[key]?.trim() ?? '';
    return text === '' ? [] : [{ text, isNeverCut: NEVER_CUT.includes(`${type}.${key}`) }];
  });
  return {
    type,
    title,
    hasPlan: hasPlan(blueprint),
    answers,
    mostOfAnswer: Number.POSITIVE_INFINITY,
    decisions: plan === '' ? undefined : extractKeyDecisions(plan, mostOfDecisions),
    isCarriedOnly: false,
    sections: [],
    whole: undefined,
  };
}

/** Without its Key decisions, except the lines that every later plan needs. */
export function withoutDecisions(entry: EarlierEntry): EarlierEntry {
  if (!entry.decisions) return entry;
  const carried = carriedLines(entry.decisions.text);
  const decisions = carried === '' ? undefined : { ...entry.decisions, text: carried };
  return { ...entry, decisions, isCarriedOnly: true };
}

function shownAnswers(entry: EarlierEntry): string[] {
  return entry.answers
    .map(({ text, isNeverCut }) => (isNeverCut ? text : shortenAnswer(text, entry.mostOfAnswer)))
    .filter((text) => text !== '…');
}

export function isShortened(entry: EarlierEntry): boolean {
  return shownAnswers(entry).join('\n') !== entry.answers.map(({ text }) => text).join('\n');
}

export function partsOf(entry: EarlierEntry): SentPart[] {
  const answers: SentPart[] = isShortened(entry) ? ['some-answers'] : ['answers'];
  return [
    ...(shownAnswers(entry).length > 0 ? answers : []),
    ...(entry.decisions && !entry.isCarriedOnly && entry.whole === undefined ? [entry.decisions.how] : []),
    ...(entry.sections.length > 0 && entry.whole === undefined ? (['sections'] as const) : []),
    ...(entry.whole === undefined ? [] : (['whole'] as const)),
  ];
}

// Without this note, the AI would take first thoughts for decisions that the owner has approved.
export function textOf(entry: EarlierEntry): string {
  const shown = shownAnswers(entry);
  const plan =
    entry.whole ??
    [entry.decisions?.text ?? '', ...entry.sections.map(({ heading, body }) => `${heading}:\n${body}`)]
      .filter((text) => text !== '')
      .join('\n');
  const blocks = [
    ...(shown.length > 0 ? [`Answers:\n${shown.map((text) => `- ${text}`).join('\n')}`] : []),
    ...(plan === '' ? [] : [`Plan:\n${plan}`]),
  ];
  if (blocks.length === 0) return '';
  return `### ${entry.title}${entry.hasPlan ? '' : ' (answers only, no plan yet)'}\n${blocks.join('\n')}`;
}
