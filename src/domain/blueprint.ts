import * as z from 'zod/mini';
import {
  ANSWER_KEYS,
  type AnswerKey,
  BLUEPRINT_TYPES,
  type BlueprintType,
  QUESTION_COUNT,
} from './blueprint-types.ts';
import { AppError, sentenceFor } from './errors.ts';

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

const text = (limit: number) => z.string().check(z.maxLength(limit));
const timestamp = z.iso.datetime();
const answerText = z.optional(text(TEXT_LIMITS.answer));

export const outputFactsSchema = z.strictObject({
  origin: z.enum(['generated', 'edited', 'pasted', 'restored']),
  at: timestamp,
  writtenFrom: z.partialRecord(z.enum(['answers', ...BLUEPRINT_TYPES]), text(64)),
});

export const blueprintSchema = z.strictObject({
  id: z.uuid(),
  title: text(TEXT_LIMITS.title).check(z.minLength(3, sentenceFor('title-too-short'))),
  type: z.enum(BLUEPRINT_TYPES),
  description: text(TEXT_LIMITS.description).check(z.minLength(10, sentenceFor('description-too-short'))),
  status: z.enum(['draft', 'active', 'completed']),
  createdAt: timestamp,
  updatedAt: timestamp,
  participants: z.int().check(z.gte(0)),
  content: z.strictObject({
    objectives: z.array(text(TEXT_LIMITS.objective)).check(z.maxLength(TEXT_LIMITS.listLength)),
    timeline: z
      .array(
        z.strictObject({
          title: text(TEXT_LIMITS.timelineTitle),
          date: text(TEXT_LIMITS.timelineDate),
          description: text(TEXT_LIMITS.timelineDescription),
        }),
      )
      .check(z.maxLength(TEXT_LIMITS.listLength)),
    notes: z.optional(text(TEXT_LIMITS.notes)),
    answers: z.strictObject({ '0': answerText, '1': answerText, '2': answerText }),
    aiOutput: z.optional(text(TEXT_LIMITS.aiOutput)),
    outputFacts: z.optional(outputFactsSchema),
  }),
  progress: z.strictObject({
    completed: z.boolean(),
    currentStep: z.int().check(z.gte(0), z.lte(QUESTION_COUNT)),
  }),
});

/** Version 1 is the first write; it is the number inside the ETag. */
export const storedBlueprintSchema = z.extend(blueprintSchema, { version: z.int().check(z.gte(1)) });

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
  // Spec §4: completing is a side effect of answering the last question. Keep it here, not in the
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
  const content = { ...blueprint.content, aiOutput: text, outputFacts: facts };
  return { ...blueprint, updatedAt: now, content };
}

export function answerKey(index: number): AnswerKey {
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

export function hasAllAnswers(blueprint: Blueprint): boolean {
  return answeredCount(blueprint) === QUESTION_COUNT;
}

export function hasPlan(blueprint: Blueprint): boolean {
  return isFilled(blueprint.content.aiOutput);
}

export function progressPercent(blueprint: Blueprint): number {
  return Math.round((blueprint.progress.currentStep / QUESTION_COUNT) * 100);
}

function isFilled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}
