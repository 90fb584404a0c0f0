import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDocuments } from '#domain/all-documents.ts';
import { blueprintSchema } from '#domain/blueprint/blueprint-schema.ts';
import { baseOf } from '#domain/documents/document.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { bootSchema, credentialsSchema, errorBodySchema, keepVersionSchema } from './api-contract.ts';
import { etagOf, versionOfEtag } from './api-paths.ts';

const stored = { ...sampleBlueprint(), version: 3 };
describe('versions in headers', () => {
  it.each([
    ['"7"', 7],
    ['W/"7"', 7],
    [' "120" ', 120],
    ['7', undefined],
    ['"0"', undefined],
    ['"-1"', undefined],
    ['*', undefined],
    ['"7", "8"', undefined],
    ['"99999999999999999999"', undefined],
  ])('%s names version %s', (etag, version) => {
    expect(versionOfEtag(etag)).toBe(version);
  });

  it('writes what it reads', () => {
    expect(etagOf(7)).toBe('"7"');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (version) => {
        expect(versionOfEtag(etagOf(version))).toBe(version);
      }),
    );
  });
});

describe('bodies', () => {
  it('sends a stored blueprint back without its version', () => {
    expect(blueprintSchema.safeParse(stored).success).toBe(false);
    expect(blueprintSchema.safeParse(baseOf(stored).doc).success).toBe(true);
  });

  it('refuses unknown keys in requests', () => {
    const credentials = { email: 'ana@example.com', password: 'secret' };
    expect(credentialsSchema.safeParse(credentials).success).toBe(true);
    expect(credentialsSchema.safeParse({ ...credentials, role: 'admin' }).success).toBe(false);
    const version = { field: 'answers.0', text: 'Their words', origin: 'conflict' };
    expect(keepVersionSchema.safeParse(version).success).toBe(true);
    expect(keepVersionSchema.safeParse({ ...version, userId: 'someone-else' }).success).toBe(false);
    expect(keepVersionSchema.safeParse({ ...version, origin: 'made-up' }).success).toBe(false);
  });

  it('reads an error of a newer server, with a code it does not know', () => {
    const error = { code: 'something-new', message: 'Words', requestId: 'r1', extra: 1 };
    expect(errorBodySchema.safeParse({ error }).success).toBe(true);
    expect(errorBodySchema.parse({ error, current: stored }).current?.version).toBe(3);
  });
});

describe('bootSchema', () => {
  const nobody = { user: null, ...allDocuments([]) };
  const config = { brandName: 'Cornerstone', mailEnabled: false, aiOrigins: ['https://api.openai.com'] };

  it.each([
    ['nobody signed in', { ...nobody, config }, true],
    [
      'blueprints',
      { ...nobody, blueprints: [stored], facts: { ...blankFactSheet(MONDAY), version: 1 }, config },
      true,
    ],
    ['analytics', { ...nobody, config: { ...config, analytics: { appId: '1' } } }, true],
    ['a blueprint without version', { ...nobody, blueprints: [sampleBlueprint()], config }, false],
    ['no config', nobody, false],
  ])('with %s', (_, boot, expected) => {
    expect(bootSchema.safeParse(boot).success).toBe(expected);
  });
});
