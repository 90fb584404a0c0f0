import { AppError } from '#domain/errors.ts';
import type { Blueprint, DraftKey, OutputFacts } from './blueprint.ts';
import { type BlueprintType, QUESTION_COUNT } from './blueprint-types.ts';
import { FIELDS, type FieldName } from './fields.ts';
import { answerField } from './read-blueprint.ts';

type NewBlueprint = { id: string; type: BlueprintType; title: string; description: string; now: string };

export function createBlueprint({ id, type, title, description, now }: NewBlueprint): Blueprint {
  if (title.length < 3) throw new AppError('title-too-short');
  if (description.length < 10) throw new AppError('description-too-short');
  return {
    id,
    title,
    type,
    description,
    status: 'active',
    createdAt: now,
    updatedAt: now,
    participants: 0,
    content: { objectives: [], timeline: [], answers: {}, aiOutput: '' },
    progress: { completed: false, currentStep: 0 },
  };
}

/** Submits the answer to question `index` and removes its draft. */
export function answerQuestion(blueprint: Blueprint, index: number, text: string, now: string): Blueprint {
  const name = answerField(index);
  const answer = text.trim();
  if (answer === '') throw new AppError('answer-blank');
  if (answer.length > FIELDS[name].limit) throw new AppError('answer-too-long');
  const answered = editDraft(editText(blueprint, name, answer, now), name, '', now);
  const { progress } = blueprint;
  // Completing is a side effect of answering the last question. Keep it here, not in the
  // screen, or a blueprint finished offline never shows its badge.
  const isLast = index === QUESTION_COUNT - 1;
  return {
    ...answered,
    status: isLast ? 'completed' : blueprint.status,
    progress: {
      completed: progress.completed || isLast,
      currentStep: Math.max(progress.currentStep, index + 1),
    },
  };
}

/** Keeps the text as typed: trimming on each change would eat the space before the next word. */
export function editText(blueprint: Blueprint, field: FieldName, text: string, now: string): Blueprint {
  return { ...FIELDS[field].write(blueprint, text), updatedAt: now };
}

/** Stores unsent words. An empty text removes the draft and its output facts. */
export function editDraft(blueprint: Blueprint, of: DraftKey, text: string, now: string): Blueprint {
  const edited = editText(blueprint, `drafts.${of}`, text, now);
  return of === 'aiOutput' && text === ''
    ? FIELDS['drafts.aiOutput'].companion.write(edited, undefined)
    : edited;
}

/** Stores a draft plan with its output facts. Empty text: a prompt was copied, and its reply may still come. */
export function draftOutput(blueprint: Blueprint, text: string, facts: OutputFacts, now: string): Blueprint {
  return FIELDS['drafts.aiOutput'].companion.write(editDraft(blueprint, 'aiOutput', text, now), facts);
}

/** Saves a finished plan in place of its draft. */
export function saveOutput(blueprint: Blueprint, text: string, facts: OutputFacts, now: string): Blueprint {
  if (text.length > FIELDS.aiOutput.limit) throw new AppError('output-too-long');
  return editDraft(editOutput(blueprint, text, facts, now), 'aiOutput', '', now);
}

/**
 * Output facts of a plan edited by hand. They keep its sources and the day it was written on, which decides the year of
 * its dates; the document says when it was last changed.
 */
export function editedFacts({ content }: Blueprint, now: string): OutputFacts {
  return { at: now, writtenFrom: {}, ...content.outputFacts, origin: 'edited' };
}

/** Takes any length: a keystroke refused here would be on the screen and nowhere else. */
export function editOutput(blueprint: Blueprint, text: string, facts: OutputFacts, now: string): Blueprint {
  return FIELDS.aiOutput.companion.write(editText(blueprint, 'aiOutput', text, now), facts);
}
