import { describe, expect, it } from 'vitest';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import {
  bootSchema,
  credentialsSchema,
  errorBodySchema,
  keepVersionSchema,
  MAX_BODY_BYTES,
  MAX_JSON_DEPTH,
  putBlueprintSchema,
} from './api-contract.ts';
import { etagOf, HEADERS, PATHS, toBody, versionOfEtag } from './api-paths.ts';

const stored = { ...sampleBlueprint(), version: 3 };
const a = (length: number) => 'a'.repeat(length);

function depthOf(json: string): number {
  let [depth, deepest] = [0, 0];
  for (const mark of json.match(/[{[\]}]/g) ?? []) {
    depth += mark === '{' || mark === '[' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

describe('PATHS', () => {
  it.each([
    [PATHS.signIn(), '/api/auth/sign-in'],
    [PATHS.requestPasswordReset(), '/api/auth/request-password-reset'],
    [PATHS.signOutEverywhere(), '/api/auth/sign-out-everywhere'],
    [PATHS.blueprints('u1'), '/api/users/u1/blueprints'],
    [PATHS.blueprint('u1', 'b1'), '/api/users/u1/blueprints/b1'],
    [PATHS.restore('u1', 'b1'), '/api/users/u1/blueprints/b1/restore'],
    [PATHS.versions('u1', 'b1'), '/api/users/u1/blueprints/b1/versions'],
    [PATHS.version('u1', 'b1', 'v1'), '/api/users/u1/blueprints/b1/versions/v1'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });

  it('cannot be led elsewhere by what it is given', () => {
    expect(PATHS.blueprint('../admin', 'a/b?c#d')).toBe('/api/users/..%2Fadmin/blueprints/a%2Fb%3Fc%23d');
  });
});

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
    expect([HEADERS.client, HEADERS.seq]).toEqual(['X-Client', 'X-Seq']);
  });
});

describe('bodies', () => {
  it('leaves room in one request for a blueprint with every text at its limit', () => {
    const full = sampleBlueprint({ answers: [a(30_000), a(30_000), a(30_000)], output: a(120_000) });
    const timeline = Array(20).fill({ title: a(120), date: a(40), description: a(500) });
    const objectives = Array(20).fill(a(200));
    const body = JSON.stringify({
      ...full,
      title: a(200),
      description: a(1_000),
      content: { ...full.content, timeline, objectives, notes: a(10_000) },
    });
    expect(putBlueprintSchema.safeParse(JSON.parse(body)).success).toBe(true);
    expect(body.length).toBeLessThan(MAX_BODY_BYTES);
    expect(depthOf(body)).toBeLessThan(MAX_JSON_DEPTH);
  });

  it('sends a stored blueprint back without its version', () => {
    expect(putBlueprintSchema.safeParse(stored).success).toBe(false);
    expect(putBlueprintSchema.safeParse(toBody(stored)).success).toBe(true);
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
  const config = { brandName: 'Cornerstone', mailEnabled: false, aiOrigins: ['https://api.openai.com'] };

  it.each([
    ['nobody signed in', { user: null, blueprints: [], config }, true],
    ['blueprints', { user: null, blueprints: [stored], config }, true],
    ['analytics', { user: null, blueprints: [], config: { ...config, analytics: { appId: '1' } } }, true],
    ['a blueprint without version', { user: null, blueprints: [sampleBlueprint()], config }, false],
    ['no config', { user: null, blueprints: [] }, false],
  ])('with %s', (_, boot, expected) => {
    expect(bootSchema.safeParse(boot).success).toBe(expected);
  });
});
