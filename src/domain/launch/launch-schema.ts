import * as z from 'zod/mini';
import type { ErrorCode } from '#domain/errors.ts';
import { FACT_NAMES, type FactName } from './fact-names.ts';
import { GAP_WORDS_LIMITS, LAUNCH_FIELDS, MARK_LENGTH, OWN_FACT_LIMITS } from './fields.ts';
import { LAUNCH_ID, type Launch } from './launch.ts';

const text = (limit: number, code?: ErrorCode) => z.string().check(z.maxLength(limit, code));
const DRAFT_LENGTH = LAUNCH_FIELDS['drafts.own'].limit;

type Place = 'facts' | 'drafts' | 'notNow';

function perFact(place: Place) {
  const fact = (name: FactName) => z.optional(text(LAUNCH_FIELDS[`${place}.${name}`].limit, 'fact-too-long'));
  const entries = FACT_NAMES.map((name) => [name, fact(name)] as const);
  return Object.fromEntries(entries) as Record<FactName, ReturnType<typeof fact>>;
}

export const launchSchema = z.strictObject({
  id: z.literal(LAUNCH_ID),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  facts: z.strictObject(perFact('facts')),
  drafts: z.optional(z.strictObject(perFact('drafts'))),
  own: z
    .array(
      z.strictObject({
        name: text(OWN_FACT_LIMITS.name, 'fact-too-long'),
        value: text(OWN_FACT_LIMITS.value, 'fact-too-long'),
      }),
    )
    .check(z.maxLength(LAUNCH_FIELDS.own.limit, 'too-many-facts' satisfies ErrorCode)),
  ownDraft: z.optional(
    z.strictObject({ name: text(DRAFT_LENGTH, 'fact-too-long'), value: text(DRAFT_LENGTH, 'fact-too-long') }),
  ),
  gapWords: z.optional(
    z
      .array(
        z.strictObject({
          of: text(GAP_WORDS_LIMITS.of),
          words: text(GAP_WORDS_LIMITS.words, 'gap-words-too-long'),
        }),
      )
      .check(z.maxLength(LAUNCH_FIELDS['drafts.gaps'].limit, 'too-many-gap-words' satisfies ErrorCode)),
  ),
  notNow: z.strictObject(perFact('notNow')),
  settled: z.array(text(MARK_LENGTH)).check(z.maxLength(LAUNCH_FIELDS.settled.limit)),
}) satisfies z.ZodMiniType<Launch>;

export const storedLaunchSchema = z.extend(launchSchema, { version: z.int().check(z.gte(1)) });

// The other way round: whatever the written-out type allows, the schema must know.
type Unknown = Exclude<keyof Launch, keyof z.infer<typeof launchSchema>>;
type Nothing<T extends never> = T;
export type EveryTextIsInTheSchema = Nothing<Unknown>;
