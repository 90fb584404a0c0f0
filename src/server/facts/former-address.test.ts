import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { type OpenedEngine, openSqlite } from '#server/testing/engines.ts';
import { openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';

const NOW = '2026-11-15T20:00:00.000Z';
const FACTS = confirmFact(blankFactSheet(NOW), 'offerPrice', '$290', NOW);

// A page opened before the upgrade stays open for days, with the old requests and replies.
describe('a page of the release before', () => {
  let opened: OpenedEngine;
  let app: TestApp;
  let ruth: Person;
  beforeAll(async () => {
    opened = await openSqlite();
    app = await openTestApp(opened.engine);
    ruth = await app.person('ruth@example.org');
  });
  afterAll(async () => {
    await app.close();
    await opened.stop();
  });
  const at = (rest = '') => `/api/users/${ruth.uid}/launch${rest}`;
  const put = (body: unknown, headers: Record<string, string>) => ruth.call('PUT', at(), { body, headers });

  it('saves, reads, deletes, restores and keeps versions at the former address', async () => {
    expect((await ruth.call('GET', at())).json()).toEqual({ launch: null });
    const stamp = { 'x-client': 'laptop', 'x-seq': '1' };
    expect((await put(FACTS, { 'if-none-match': '*', ...stamp })).json()).toMatchObject({ version: 1 });
    const dearer = confirmFact(FACTS, 'offerPrice', '$340', NOW);
    expect((await put(dearer, { 'if-match': '"1"' })).json()).toMatchObject({ version: 2 });
    expect((await put(FACTS, { 'if-match': '"1"' })).json().current).toMatchObject({
      id: 'launch',
      version: 2,
    });
    expect((await ruth.call('GET', at())).json().launch.facts).toEqual({ offerPrice: '$340' });
    const { versions } = (await ruth.call('GET', at('/versions'))).json();
    const kept = (await ruth.call('GET', at(`/versions/${versions[0].versionId}`))).json();
    expect(kept.version.text).toBe('$290');
    expect((await ruth.call('DELETE', at())).statusCode).toBe(204);
    expect((await ruth.call('POST', at('/restore'), { body: {} })).json().launch).toMatchObject({
      version: 3,
    });
    const lost = { field: 'facts.offerPrice', text: '$1', origin: 'conflict' };
    expect((await ruth.call('POST', at('/versions'), { body: lost })).statusCode).toBe(204);
  });

  it('finds them in the list of everything, under the name that it reads, and after signing in', async () => {
    const all = (await ruth.call('GET', `/api/users/${ruth.uid}/documents`)).json();
    expect(all.launch).toMatchObject({ id: 'launch', facts: { offerPrice: '$340' }, version: 3 });
    expect(all.facts).toEqual(all.launch);
    const body = { email: 'ruth@example.org', password: 'correct horse battery' };
    expect((await app.call('POST', '/api/auth/sign-in', { body })).json().launch).toEqual(all.launch);
  });

  it('and a page of this release work on the same facts', async () => {
    const here = `/api/users/${ruth.uid}/facts`;
    const read = (await ruth.call('GET', here)).json().facts;
    expect(read).toMatchObject({ facts: { offerPrice: '$340' }, version: 3 });
    const { version: _, ...doc } = confirmFact(read, 'offerPrice', '$400', NOW) as typeof read;
    expect((await ruth.call('PUT', here, { body: doc, headers: { 'if-match': '"3"' } })).statusCode).toBe(
      200,
    );
    expect((await ruth.call('GET', at())).json().launch).toMatchObject({
      facts: { offerPrice: '$400' },
      version: 4,
    });
  });
});
