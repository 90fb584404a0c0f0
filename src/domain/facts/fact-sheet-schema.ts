import * as z from 'zod/mini';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { timestamp } from '#domain/documents/timestamp-schema.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { LAUNCH_DAYS } from '#domain/facts/fact-names.ts';
import { RESULT_NAMES } from '#domain/launches/launch-results.ts';
import { longestResult } from '#domain/launches/result-values.ts';
import { FACT_NAMES, type FactName } from './fact-names.ts';
import { FACT_SHEET_ID, type FactSheet } from './fact-sheet.ts';
import { FACT_FIELDS, GAP_WORDS_LIMITS, LOOK_BACK_LENGTH, OWN_FACT_LIMITS } from './fields.ts';
import { MARK_LENGTH } from './packed-marks.ts';

const text = (limit: number, code?: ErrorCode) => z.string().check(z.maxLength(limit, code));
const DRAFT_LENGTH = FACT_FIELDS['drafts.own'].limit;

type Place = 'facts' | 'drafts' | 'notNow';

function perFact(place: Place) {
  const fact = (name: FactName) => z.optional(text(FACT_FIELDS[`${place}.${name}`].limit, 'fact-too-long'));
  const entries = FACT_NAMES.map((name) => [name, fact(name)] as const);
  return Object.fromEntries(entries) as Record<FactName, ReturnType<typeof fact>>;
}

function perName<Name extends string>(
  names: readonly Name[],
  limitOf: (name: Name) => number,
  code?: ErrorCode,
) {
  const entries = names.map((name) => [name, z.optional(text(limitOf(name), code))] as const);
  return z.strictObject(
    Object.fromEntries(entries) as Record<Name, z.ZodMiniOptional<z.ZodMiniString<string>>>,
  );
}

const launchSchema = z.strictObject({
  number: text(10),
  day: text(10),
  results: perName(RESULT_NAMES, longestResult, 'fact-too-long'),
  dates: perName(LAUNCH_DAYS, (day) => FACT_FIELDS[`facts.${day}`].limit),
  topics: perName(BLUEPRINT_TYPES, () => MARK_LENGTH),
});

export const factSheetSchema = z.strictObject({
  id: z.literal(FACT_SHEET_ID),
  createdAt: timestamp,
  updatedAt: timestamp,
  facts: z.strictObject(perFact('facts')),
  drafts: z.optional(z.strictObject(perFact('drafts'))),
  own: z
    .array(
      z.strictObject({
        name: text(OWN_FACT_LIMITS.name, 'fact-too-long'),
        value: text(OWN_FACT_LIMITS.value, 'fact-too-long'),
      }),
    )
    .check(z.maxLength(FACT_FIELDS.own.limit, 'too-many-facts' satisfies ErrorCode)),
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
      .check(z.maxLength(FACT_FIELDS['drafts.gaps'].limit, 'too-many-gap-words' satisfies ErrorCode)),
  ),
  lookBack: z.optional(perName(RESULT_NAMES, () => LOOK_BACK_LENGTH, 'gap-words-too-long')),
  launches: z.optional(z.array(launchSchema).check(z.maxLength(FACT_FIELDS.launches.limit))),
  notNow: z.strictObject(perFact('notNow')),
  settled: z.array(text(MARK_LENGTH)).check(z.maxLength(FACT_FIELDS.settled.limit)),
}) satisfies z.ZodMiniType<FactSheet>;

// The other way round: the schema must know everything that the type allows.
type Unknown = Exclude<keyof FactSheet, keyof z.infer<typeof factSheetSchema>>;
type Nothing<T extends never> = T;
export type EveryTextIsInTheSchema = Nothing<Unknown>;
