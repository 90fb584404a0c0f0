import { fingerprint } from '#domain/freshness/fingerprint.ts';
import type { Blueprint } from './blueprint.ts';
import { ANSWER_KEYS, QUESTION_COUNT } from './blueprint-types.ts';
import { editOutput, editText } from './change-blueprint.ts';
import { FIELDS, type FieldName } from './fields.ts';
import { answeredCount, answerTo, draftTo } from './read-blueprint.ts';

/** What can be put back from the earlier versions, each found by its fingerprint. */
const PUT_BACK = ['aiOutput', 'timeline', 'objectives'] as const;
export type PutBack = (typeof PUT_BACK)[number];

// The server keeps and lists a replaced plan by itself. These it would drop, or keep without listing them.
const KEPT_BY_NAME: readonly FieldName[] = [
  ...ANSWER_KEYS.flatMap((key) => [`answers.${key}`, `drafts.answers.${key}`] as const),
  'objectives',
  'timeline',
  'changes',
];

export type KeptText = { readonly field: FieldName; readonly text: string };

/** Something was written in this topic. */
export function canStartOver(blueprint: Blueprint | undefined): blueprint is Blueprint {
  return blueprint !== undefined && (answeredCount(blueprint) > 0 || marksOf(blueprint) !== NO_MARKS);
}

/** What must be among the earlier versions before `startOver` takes it away. */
export function textsToKeep(blueprint: Blueprint): KeptText[] {
  return KEPT_BY_NAME.flatMap((field) => {
    const text = FIELDS[field].read(blueprint) ?? '';
    return text.trim() === '' ? [] : [{ field, text }];
  });
}

/**
 * For the next launch: each answer is a draft to confirm, the plan with its checked boxes is an earlier version, and its dates and
 * goals are gone. What else the AI should know stays.
 */
export function startOver(blueprint: Blueprint, now: string): Blueprint {
  const drafts = Object.fromEntries(
    ANSWER_KEYS.flatMap((key, index) => {
      const both = [answerTo(blueprint, index), draftTo(blueprint, index)].filter(
        (text) => text.trim() !== '',
      );
      // Together they may be too long; then it is the answer that comes back, and the other is among the versions.
      const joined = [...new Set(both)].join('\n\n');
      const text = joined.length > FIELDS[`answers.${key}`].limit ? both[0] : joined;
      return text ? [[`answers.${key}`, text]] : [];
    }),
  );
  const { notes } = blueprint.content;
  return {
    ...blueprint,
    status: 'active',
    updatedAt: now,
    content: {
      objectives: [],
      timeline: [],
      answers: {},
      aiOutput: '',
      ...(notes !== undefined && { notes }),
      ...(Object.keys(drafts).length > 0 && { drafts }),
    },
    progress: { completed: false, currentStep: 0 },
  };
}

export function marksOf(blueprint: Blueprint): string {
  return PUT_BACK.map((field) => markOf(FIELDS[field].read(blueprint))).join('.');
}

const NO_MARKS = '..';
const markOf = (text: string | undefined) => (text?.trim() ? fingerprint(text) : '');

/** Which texts were there, by their fingerprints. */
export function markedTexts(marks: string): { field: PutBack; isIt: (text: string) => boolean }[] {
  return marks.split('.').flatMap((mark, index) => {
    const field = PUT_BACK[index];
    return mark !== '' && field ? [{ field, isIt: (text: string) => markOf(text) === mark }] : [];
  });
}

/** The plan is there as it was: this topic was not started over, or was put back by hand. */
export function isAsBefore(blueprint: Blueprint | undefined, marks: string): boolean {
  const plan = markedTexts(marks).find(({ field }) => field === 'aiOutput');
  return plan?.isIt(blueprint?.content.aiOutput ?? '') ?? false;
}

/** Undoes `startOver`. Anything written since stays. `begin` decides the year of the plan's dates (written-on.ts). */
export function putBack(
  blueprint: Blueprint,
  texts: { readonly [Field in PutBack]?: string | undefined },
  now: string,
  begin: string,
): Blueprint {
  let next = blueprint;
  for (const key of ANSWER_KEYS) {
    const draft = next.content.drafts?.[`answers.${key}`] ?? '';
    if (draft.trim() === '' || next.content.answers[key]) continue;
    next = editText(editText(next, `answers.${key}`, draft, now), `drafts.answers.${key}`, '', now);
  }
  for (const field of PUT_BACK) {
    const text = texts[field];
    if (!text || FIELDS[field].read(next)) continue;
    next =
      field === 'aiOutput'
        ? editOutput(next, text, { origin: 'restored', at: begin, writtenFrom: {} }, now)
        : editText(next, field, text, now);
  }
  if (answeredCount(next) < QUESTION_COUNT) return { ...next, updatedAt: now };
  const progress = { completed: true, currentStep: QUESTION_COUNT };
  return { ...next, status: 'completed', progress, updatedAt: now };
}
