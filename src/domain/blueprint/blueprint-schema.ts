import * as z from 'zod/mini';
import type { ErrorCode } from '#domain/errors.ts';
import { TEXT_LIMITS } from './blueprint.ts';
import { BLUEPRINT_TYPES, QUESTION_COUNT } from './blueprint-types.ts';

// The message of a rule is a code: whoever shows it looks its sentence up.
const text = (limit: number, code?: ErrorCode) => z.string().check(z.maxLength(limit, code));
const atLeast = (limit: number, code: ErrorCode) => z.minLength(limit, code);
const timestamp = z.iso.datetime();
const answerText = z.optional(text(TEXT_LIMITS.answer, 'answer-too-long'));

export const outputFactsSchema = z.strictObject({
  origin: z.enum(['generated', 'edited', 'pasted', 'restored']),
  at: timestamp,
  writtenFrom: z.partialRecord(z.enum(['answers', ...BLUEPRINT_TYPES]), text(64)),
});

export const blueprintSchema = z.strictObject({
  id: z.uuid(),
  title: text(TEXT_LIMITS.title).check(atLeast(3, 'title-too-short')),
  type: z.enum(BLUEPRINT_TYPES),
  description: text(TEXT_LIMITS.description).check(atLeast(10, 'description-too-short')),
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
    aiOutput: z.optional(text(TEXT_LIMITS.aiOutput, 'output-too-long')),
    outputFacts: z.optional(outputFactsSchema),
  }),
  progress: z.strictObject({
    completed: z.boolean(),
    currentStep: z.int().check(z.gte(0), z.lte(QUESTION_COUNT)),
  }),
});

/** Version 1 is the first write; it is the number inside the ETag. */
export const storedBlueprintSchema = z.extend(blueprintSchema, { version: z.int().check(z.gte(1)) });
