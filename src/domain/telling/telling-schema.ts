import * as z from 'zod/mini';
import { timestamp } from '#domain/documents/timestamp-schema.ts';
import type { ErrorCode } from '#domain/errors.ts';
import {
  charactersIn,
  PROPOSAL_STATES,
  SOURCE_ORIGINS,
  TELLING_ID,
  TELLING_LIMITS,
  type Telling,
} from './telling.ts';

const text = (limit: number, code?: ErrorCode) => z.string().check(z.maxLength(limit, code));
const ID_LENGTH = 60;
const MOST_SENTENCES = 40;
const sentence = z.int().check(z.gte(1), z.lte(TELLING_LIMITS.text));

export const tellingSchema = z.strictObject({
  id: z.literal(TELLING_ID),
  createdAt: timestamp,
  updatedAt: timestamp,
  sources: z
    .array(
      z.strictObject({
        id: text(ID_LENGTH),
        name: text(TELLING_LIMITS.name),
        text: text(TELLING_LIMITS.text, 'telling-too-long'),
        from: z.enum(SOURCE_ORIGINS),
        at: timestamp,
        heard: z.optional(
          z.array(text(TELLING_LIMITS.heardWord)).check(z.minLength(1), z.maxLength(TELLING_LIMITS.heard)),
        ),
      }),
    )
    .check(
      z.maxLength(TELLING_LIMITS.sources, 'telling-full' satisfies ErrorCode),
      z.refine(
        (sources) => charactersIn(sources) <= TELLING_LIMITS.characters,
        'telling-full' satisfies ErrorCode,
      ),
    ),
  proposals: z
    .array(
      z.strictObject({
        slot: text(ID_LENGTH),
        source: text(ID_LENGTH),
        of: text(ID_LENGTH),
        sentences: z.array(z.tuple([sentence, sentence])).check(z.maxLength(MOST_SENTENCES)),
        state: z.enum(PROPOSAL_STATES),
        words: z.optional(text(TELLING_LIMITS.words, 'telling-too-long')),
      }),
    )
    .check(z.maxLength(TELLING_LIMITS.proposals)),
}) satisfies z.ZodMiniType<Telling>;

// The other way round: the schema must know everything that the type allows.
type Unknown = Exclude<keyof Telling, keyof z.infer<typeof tellingSchema>>;
type Nothing<T extends never> = T;
export type EveryTextIsInTheSchema = Nothing<Unknown>;
