import type * as z from 'zod/mini';
import { AppError } from '#domain/errors.ts';
import type { blueprintSchema, outputFactsSchema, storedBlueprintSchema } from './blueprint-schema.ts';
import { ANSWER_KEYS, type AnswerKey, type BlueprintType, QUESTION_COUNT } from './blueprint-types.ts';

// Together, in plain letters, these fill a 256 KiB request and no more: raising one means lowering another.
export const TEXT_LIMITS = {
  title: 200,
  description: 1_000,
  answer: 30_000,
  aiOutput: 120_000,
  notes: 10_000,
  listLength: 20,
  objective: 200,
  timelineTitle: 120,
  timelineDate: 40,
  timelineDescription: 500,
} as const;

// Types only: the schemas weigh more than everything else on the screens that draw blueprints.
export type Blueprint = z.infer<typeof blueprintSchema>;
export type StoredBlueprint = z.infer<typeof storedBlueprintSchema>;
export type OutputFacts = z.infer<typeof outputFactsSchema>;

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

/** Submits the answer to question `index`, as the send button does. */
export function answerQuestion(blueprint: Blueprint, index: number, text: string, now: string): Blueprint {
  const answer = text.trim();
  if (answer === '') throw new AppError('answer-blank');
  if (answer.length > TEXT_LIMITS.answer) throw new AppError('answer-too-long');
  const answered = editAnswer(blueprint, index, answer, now);
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
export function editAnswer(blueprint: Blueprint, index: number, text: string, now: string): Blueprint {
  const answers = { ...blueprint.content.answers, [answerKey(index)]: text };
  return { ...blueprint, updatedAt: now, content: { ...blueprint.content, answers } };
}

export function saveOutput(blueprint: Blueprint, text: string, facts: OutputFacts, now: string): Blueprint {
  if (text.length > TEXT_LIMITS.aiOutput) throw new AppError('output-too-long');
  return editOutput(blueprint, text, facts, now);
}

/** Takes any length: a letter refused while typing would stay on the screen and be nowhere else. */
export function editOutput(blueprint: Blueprint, text: string, facts: OutputFacts, now: string): Blueprint {
  const content = { ...blueprint.content, aiOutput: text, outputFacts: facts };
  return { ...blueprint, updatedAt: now, content };
}

function answerKey(index: number): AnswerKey {
  const key = ANSWER_KEYS[index];
  if (key === undefined) throw new AppError('invalid-request');
  return key;
}

export function answerTo(blueprint: Blueprint, index: number): string {
  return blueprint.content.answers[answerKey(index)] ?? '';
}

export function answeredCount(blueprint: Blueprint): number {
  return ANSWER_KEYS.filter((key) => isFilled(blueprint.content.answers[key])).length;
}

export function hasPlan(blueprint: Blueprint): boolean {
  return isFilled(blueprint.content.aiOutput);
}

export function progressPercent(blueprint: Pick<Blueprint, 'progress'>): number {
  return Math.round((blueprint.progress.currentStep / QUESTION_COUNT) * 100);
}

function isFilled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}
