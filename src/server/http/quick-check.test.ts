import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  changePasswordSchema,
  credentialsSchema,
  keepVersionSchema,
  putBlueprintSchema,
} from '#domain/api/api-contract.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { quickCheckOf } from './quick-check.ts';

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

/** A sound blueprint in which a few things, somewhere, were changed, removed or added. */
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
      if (how === 'drop') delete place.holder[place.key];
      else place.holder[how === 'add' ? key : place.key] = structuredClone(value);
    }
    return JSON.parse(JSON.stringify(blueprint)) as unknown;
  });

describe('the quick check', () => {
  it('says yes exactly when the schema of a blueprint does, and the schema then changes nothing', () => {
    const isQuick = quickCheckOf(putBlueprintSchema);
    let accepted = 0;
    fc.assert(
      fc.property(nearBlueprint, (value) => {
        const parsed = putBlueprintSchema.safeParse(value);
        expect(isQuick(value)).toBe(parsed.success);
        if (parsed.success) {
          expect(parsed.data).toEqual(value);
          accepted += 1;
        }
      }),
      { numRuns: 3_000 },
    );
    expect(accepted).toBeGreaterThan(300);
  });

  it('says yes to nothing that the other schemas refuse', () => {
    for (const schema of [credentialsSchema, changePasswordSchema, keepVersionSchema]) {
      const isQuick = quickCheckOf(schema);
      const keys = [
        'email',
        'password',
        'field',
        'text',
        'origin',
        'savedAt',
        'newPassword',
        'currentPassword',
      ];
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.string(), strange)), (value) => {
          if (isQuick(value)) expect(schema.safeParse(value).success).toBe(true);
        }),
      );
    }
  });

  it('leaves to the schema what it does not know', () => {
    const unknownRules: [z.ZodMiniType, unknown][] = [
      [z.coerce.string(), 'a'],
      [z.string().check(z.trim()), ' a '],
      [z.string().check(z.startsWith('a')), 'b'],
      [z.object({ a: z.string() }), { a: 'b', c: 1 }],
      [z.union([z.string(), z.number()]), 'a'],
      [z.pipe(z.string(), z.transform(Number)), '1'],
      [z.email(), 'nobody'],
      [z.record(z.enum(['a', 'b']), z.string()), { a: 'b is missing' }],
      [z.number(), JSON.parse('1e999')],
      [z.strictObject({ a: z._default(z.string(), 'x') }), {}],
    ];
    for (const [schema, value] of unknownRules) expect(quickCheckOf(schema)(value)).toBe(false);
  });

  it('is not led astray by inherited names', () => {
    const isQuick = quickCheckOf(putBlueprintSchema);
    expect(
      isQuick(JSON.parse(JSON.stringify(full).replace('"answers":{', '"answers":{"__proto__":"b",'))),
    ).toBe(false);
    expect(isQuick(Object.create(full))).toBe(false);
  });
});
