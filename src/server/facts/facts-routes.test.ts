import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_ROUTES, ROUTES } from '#domain/api/api-routes.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { KIND_NAMES } from '#domain/kinds.ts';
import { type OpenedEngine, openSqlite } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';

const NOW = '2026-11-15T20:00:00.000Z';
const SECRET = 'Ruth charges $290';
const SHEET = confirmFact(blankFactSheet(NOW), 'offerPrice', SECRET, NOW);
const OWNED = [
  ['listDocuments', ROUTES.listDocuments] as const,
  ...KIND_NAMES.flatMap((kind) =>
    Object.entries(DOCUMENT_ROUTES[kind]).map(([name, route]) => [`${kind} ${name}`, route] as const),
  ),
];

describe('facts and every other document', () => {
  let opened: OpenedEngine;
  let app: TestApp;
  let ruth: Person;
  let anna: Person;
  const blueprint = newBlueprint('identity', SECRET);
  let versionId = '';

  beforeAll(async () => {
    opened = await openSqlite();
    app = await openTestApp(opened.engine);
    [ruth, anna] = [await app.person('ruth@example.org'), await app.person('anna@example.org')];
    await ruth.create(blueprint);
    expect((await save(ruth, SHEET)).statusCode).toBe(200);
    const kept = { field: 'facts.offerPrice', text: SECRET, origin: 'replaced' };
    await ruth.call('POST', `${factsOf(ruth)}/versions`, { body: kept });
    const versions = (await ruth.call('GET', `${factsOf(ruth)}/versions`)).json().versions;
    versionId = versions[0].versionId;
  });
  afterAll(async () => {
    await app.close();
    await opened.stop();
  });

  const factsOf = ({ uid }: Person) => `/api/users/${uid}/facts`;
  const save = (person: Person, body: unknown, headers: Record<string, string> = { 'if-none-match': '*' }) =>
    person.call('PUT', factsOf(person), { body, headers });
  const rows = async () =>
    JSON.stringify([
      await opened.engine.read('SELECT * FROM launches'),
      await opened.engine.read('SELECT * FROM blueprints'),
      await opened.engine.read('SELECT * FROM revisions'),
    ]);

  it.each(OWNED)('%s is nobody else’s, and no visitor’s', async (name, { method, path }) => {
    const before = await rows();
    const { uid } = ruth;
    const parts: Record<string, string> = { uid, id: blueprint.id, versionId };
    const at = path.replaceAll(/:(\w+)/g, (_, part: string) => parts[part] ?? '');
    const bodies: Record<string, object> = {
      'facts save': { ...SHEET, facts: { offerPrice: 'stolen' } },
      'blueprint save': { ...blueprint, notes: 'stolen' },
      'blueprint keepVersion': { field: 'notes', text: 'planted', origin: 'conflict' },
      'facts keepVersion': { field: 'facts.offerPrice', text: 'planted', origin: 'conflict' },
    };
    const body = bodies[name];
    const sent = { ...(body && { body }), headers: { 'if-match': '"1"' } };
    const stranger = await anna.call(method, at, sent);
    const visitor = await app.call(method, at, sent);
    expect([name, stranger.statusCode, visitor.statusCode]).toEqual([name, 404, 401]);
    // With its sign: the random start of a request id may contain these digits.
    expect(stranger.body + visitor.body).not.toContain('$290');
    expect(await rows()).toBe(before);
  });

  it('refuses keys that pollute prototypes, and unknown ones', async () => {
    const text = JSON.stringify(SHEET);
    const planted = [
      text.replace('"facts":{', '"facts":{"__proto__":{"offerPrice":"x"},'),
      text.replace('"facts":{', '"__proto__":{"polluted":"x"},"facts":{'),
      text.replace('"facts":{', '"constructor":{"prototype":{"polluted":"x"}},"facts":{'),
      text.replace('"facts":{', '"facts":{"constructor":"x",'),
      text.replace('"facts":{', '"facts":{"toString":"x",'),
      text.replace('"notNow":{}', '"notNow":{"hasOwnProperty":"x"}'),
      text.replace('"own":[]', '"own":[{"name":"a","value":"b","__proto__":{"polluted":"x"}}]'),
      text.replace('"id":"launch"', '"id":"__proto__"'),
    ];
    for (const payload of planted) {
      const headers = { 'if-none-match': '*', 'content-type': 'application/json' };
      const answer = await anna.call('PUT', factsOf(anna), { payload, headers });
      expect([payload, answer.statusCode]).toEqual([payload, 400]);
    }
    expect('polluted' in {}).toBe(false);
    for (const field of ['__proto__', 'constructor', 'toString', 'facts.__proto__']) {
      const listed = await ruth.call('GET', `${factsOf(ruth)}/versions?field=${field}`);
      expect([field, listed.statusCode, listed.json().versions]).toEqual([field, 200, []]);
    }
  });

  it('refuses what is longer than a fact, more than thirty of one’s own, and more marks than there is room for', async () => {
    const own = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `n${n}`, value: 'v' }));
    const wrong = [
      { facts: { offerPrice: 'x'.repeat(501) } },
      { own: own(31) },
      { own: [{ name: 'x'.repeat(61), value: 'v' }] },
      { settled: Array.from({ length: 1_001 }, (_, n) => `m${n}`) },
      { settled: ['x'.repeat(81)] },
      { drafts: { offerPrice: 'x'.repeat(12_001) } },
    ];
    for (const change of wrong) {
      const answer = await save(anna, { ...SHEET, ...change });
      expect([Object.keys(change), answer.statusCode]).toEqual([Object.keys(change), 400]);
    }
    expect((await save(anna, { ...SHEET, own: own(30) })).statusCode).toBe(200);
  });
});
