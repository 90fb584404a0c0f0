import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  changePasswordSchema,
  credentialsSchema,
  deleteAccountSchema,
  keepVersionSchema,
  nothingSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
} from '#domain/api/api-contract.ts';
import { blueprintSchema } from '#domain/blueprint/blueprint-schema.ts';
import { AppError } from '#domain/errors.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { parseBody } from './parse-body.ts';

const FACTS = { origin: 'edited', at: '2026-11-16T09:00:00Z', writtenFrom: { answers: 'a', ai: 'b' } };
const base = sampleBlueprint({ answers: ['one', 'two', 'three'], output: 'A plan' });
const full = { ...base, content: { ...base.content, notes: 'n', outputFacts: FACTS } };

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(null, '', -1, 1.5, 2 ** 53, 4, 'x'.repeat(201), 'x'.repeat(30_001), [], {}, true),
  fc.constantFrom('2026-02-30T00:00:00Z', '2026-11-16T09:00:00+01:00', '2024-02-29T00:00:00Z', 'identity'),
  fc.constant(Array.from({ length: 21 }, () => 'x')),
);

type Place = { holder: Record<string, unknown>; key: string };

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

/** A valid blueprint with a few random changes. */
const nearBlueprint = fc
  .array(
    fc.record({ at: fc.nat(), how: fc.constantFrom('set', 'drop', 'add'), value: strange, key: fc.string() }),
    { maxLength: 3 },
  )
  .map((changes) => {
    const blueprint: unknown = structuredClone(full);
    for (const { at, how, value, key } of changes) {
      const places = placesIn(blueprint);
      const place = places[at % places.length];
      if (!place) continue;
      // The one key of an array that doesn't accept just any value.
      if (how === 'add' && key === 'length' && Array.isArray(place.holder)) continue;
      if (how === 'drop') delete place.holder[place.key];
      else place.holder[how === 'add' ? key : place.key] = structuredClone(value);
    }
    return JSON.parse(JSON.stringify(blueprint)) as unknown;
  });

function parsed(schema: z.ZodMiniType, value: unknown): { data: unknown } | { code: string } {
  try {
    return { data: parseBody(schema, value) };
  } catch (error) {
    return { code: error instanceof AppError ? error.code : 'thrown' };
  }
}

// The server compiles the schema. These compare the library's compiler with its interpreter.
describe('a body read by a compiled schema', () => {
  it('is accepted exactly when the schema accepts it, with the same result', () => {
    let accepted = 0;
    fc.assert(
      fc.property(nearBlueprint, (value) => {
        const walked = blueprintSchema.safeParse(value);
        const compiled = parsed(blueprintSchema, value);
        if (walked.success) {
          expect(compiled).toEqual({ data: walked.data });
          accepted += 1;
        } else expect(compiled).toEqual({ code: expect.not.stringMatching('thrown') });
      }),
      { numRuns: 3_000 },
    );
    expect(accepted).toBeGreaterThan(300);
  });

  it.each([
    ['credentials', credentialsSchema],
    ['a change of password', changePasswordSchema],
    ['a kept version', keepVersionSchema],
    ['a deleted account', deleteAccountSchema],
    ['a request for a link', requestPasswordResetSchema],
    ['a new password', resetPasswordSchema],
    ['nothing', nothingSchema],
  ] as const)('is taken exactly when the schema of %s takes it', (_, schema) => {
    const keys = ['email', 'password', 'field', 'text', 'origin', 'savedAt', 'newPassword', 'token'];
    const value = fc.oneof(
      fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.string(), strange), { maxKeys: 4 }),
      strange,
    );
    fc.assert(
      fc.property(value, (body) => {
        const walked = (schema as z.ZodMiniType).safeParse(body);
        expect('data' in parsed(schema, body)).toBe(walked.success);
      }),
    );
  });

  it('is not led astray by inherited names', () => {
    const text = JSON.stringify(full).replace('"answers":{', '"answers":{"__proto__":"b",');
    expect(parsed(blueprintSchema, JSON.parse(text))).toEqual({ code: 'invalid-request' });
  });
});

describe('a body that breaks a rule', () => {
  const content = (part: object) => ({ ...full, content: { ...full.content, ...part } });
  it.each([
    ['with a code of its own', { ...full, title: 'ab' }, 'title-too-short'],
    ['too long an answer', content({ answers: { '0': 'x'.repeat(30_001) } }), 'answer-too-long'],
    ['too long a plan', content({ aiOutput: 'x'.repeat(120_001) }), 'output-too-long'],
    ['too long notes', content({ notes: 'x'.repeat(10_001) }), 'notes-too-long'],
    ['two such rules: the first', { ...full, title: 'ab', description: 'short' }, 'title-too-short'],
    ['one with a code and one without', { ...full, title: 'ab', role: 'admin' }, 'invalid-request'],
    ['without a code', { ...full, createdAt: 'yesterday' }, 'invalid-request'],
    ['nothing at all', undefined, 'invalid-request'],
  ])('(%s) is refused with a code, never with a sentence', (_, body, code) => {
    expect(parsed(blueprintSchema, body)).toEqual({ code });
  });
});
