import * as z from 'zod/mini';
import { timestamp } from '#domain/documents/timestamp-schema.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { type Blueprint, PLAN_ORIGINS } from './blueprint.ts';
import { ANSWER_KEYS, type AnswerKey, BLUEPRINT_TYPES, QUESTION_COUNT } from './blueprint-types.ts';
import { FIELDS, LIST_LIMITS } from './fields.ts';
import { CHANGE_LIMITS } from './section-changes.ts';

// A rule's message is an error code; its sentence is looked up where it is shown.
const text = (limit: number, code?: ErrorCode) => z.string().check(z.maxLength(limit, code));
const atLeast = (limit: number, code: ErrorCode) => z.minLength(limit, code);
const answer = z.optional(text(FIELDS['answers.0'].limit, 'answer-too-long'));
// Room for the fingerprints of all facts, which is more than any other entry needs.
const FINGERPRINTS = 1_500;
const plan = z.optional(text(FIELDS.aiOutput.limit, 'output-too-long'));

function perAnswer<Prefix extends string>(prefix: Prefix) {
  const shape = Object.fromEntries(ANSWER_KEYS.map((key) => [`${prefix}${key}`, answer]));
  return shape as Record<`${Prefix}${AnswerKey}`, typeof answer>;
}

export const outputFactsSchema = z.strictObject({
  origin: z.enum(PLAN_ORIGINS),
  at: timestamp,
  writtenFrom: z.partialRecord(z.enum(['answers', 'facts', ...BLUEPRINT_TYPES]), text(FINGERPRINTS)),
});

export const blueprintSchema = z.strictObject({
  id: z.uuid(),
  title: text(FIELDS.title.limit).check(atLeast(3, 'title-too-short')),
  type: z.enum(BLUEPRINT_TYPES),
  description: text(FIELDS.description.limit).check(atLeast(10, 'description-too-short')),
  status: z.enum(['draft', 'active', 'completed']),
  createdAt: timestamp,
  updatedAt: timestamp,
  participants: z.int().check(z.gte(0)),
  content: z.strictObject({
    objectives: z.array(text(LIST_LIMITS.objective)).check(z.maxLength(FIELDS.objectives.limit)),
    timeline: z
      .array(
        z.strictObject({
          title: text(LIST_LIMITS.timelineTitle),
          date: text(LIST_LIMITS.timelineDate),
          description: text(LIST_LIMITS.timelineDescription),
        }),
      )
      .check(z.maxLength(FIELDS.timeline.limit)),
    notes: z.optional(text(FIELDS.notes.limit, 'notes-too-long')),
    answers: z.strictObject(perAnswer('')),
    aiOutput: plan,
    outputFacts: z.optional(outputFactsSchema),
    drafts: z.optional(z.strictObject({ ...perAnswer('answers.'), aiOutput: plan })),
    draftFacts: z.optional(outputFactsSchema),
    changes: z.optional(
      z
        .array(
          z.strictObject({
            of: text(CHANGE_LIMITS.of),
            wish: text(CHANGE_LIMITS.wish),
            reply: text(CHANGE_LIMITS.reply),
          }),
        )
        .check(z.maxLength(FIELDS.changes.limit)),
    ),
  }),
  progress: z.strictObject({
    completed: z.boolean(),
    currentStep: z.int().check(z.gte(0), z.lte(QUESTION_COUNT)),
  }),
}) satisfies z.ZodMiniType<Blueprint>;

// The other way round: the schema must know everything that the type allows.
type Unknown = Exclude<keyof Blueprint['content'], keyof z.infer<typeof blueprintSchema>['content']>;
type Nothing<T extends never> = T;
export type EveryTextIsInTheSchema = Nothing<Unknown>;
