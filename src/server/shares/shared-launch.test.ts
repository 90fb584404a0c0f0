import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import type { Share } from '#domain/review/share.ts';
import { ENGINES, type OpenedEngine } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { askFor, openLink } from './testing/reader.ts';

describe.each(ENGINES)('a reader of the launch on one page, on $name', ({ open }) => {
  let opened: OpenedEngine;
  let app: TestApp;
  beforeAll(async () => {
    opened = await open();
    app = await openTestApp(opened.engine);
  });
  afterAll(async () => {
    await app.close();
    await opened.stop();
  });

  it('reads no line of a plan with an earlier launch’s income', async () => {
    const ruth = await app.person('income@example.org');
    const plan = '## Who it is for\n\nAdults.\n\nLast time we earned $8,412.\n\nThe price is $290.';
    await ruth.create(newBlueprint('identity', plan));
    const link = await openLink(app, ruth);
    expect((await link.read()).body).toContain('8,412');
    const launch = { number: '001', day: '2026-05-01', results: { income: '$8,412' }, dates: {}, topics: {} };
    const saved = await ruth.call('PUT', `/api/users/${ruth.uid}/facts`, {
      body: { ...blankFactSheet(new Date().toISOString()), launches: [launch] },
      headers: { 'if-none-match': '*' },
    });
    expect(saved.statusCode).toBe(200);
    const { body } = await link.read();
    expect(body).not.toContain('8,412');
    expect(body).toContain('$290');
  });

  it('sees the current facts, alone or with plans, and only if it is shared', async () => {
    const ruth = await app.person('ruth@example.org');
    const topic = newBlueprint('identity', '## Who it is for\n\nAdults.');
    await ruth.create(topic);
    const saveFacts = (offerName: string, version?: number) =>
      ruth.call('PUT', `/api/users/${ruth.uid}/facts`, {
        body: { ...blankFactSheet(new Date().toISOString()), facts: { offerName } },
        headers: version === undefined ? { 'if-none-match': '*' } : { 'if-match': `"${version}"` },
      });
    expect((await saveFacts('Ten lessons')).statusCode).toBe(200);
    const plan = await openLink(app, ruth);
    const alone = await openLink(app, ruth, { types: [], hasLaunchPage: true });
    expect((await plan.page()).launch).toBeUndefined();
    expect((await alone.page()).plans).toEqual([]);
    expect((await alone.page()).launch).toContain('Ten lessons');
    await saveFacts('Twelve lessons', 1);
    expect((await alone.page()).launch).toContain('Twelve lessons');
    expect((await askFor(ruth, { types: [] })).statusCode).toBe(400);
    const listed = (await ruth.call('GET', `/api/users/${ruth.uid}/shares`)).json().shares;
    expect(listed.map((share: Share) => [share.types, share.hasLaunchPage])).toEqual(
      expect.arrayContaining([
        [[], true],
        [['identity'], false],
      ]),
    );
    await ruth.call('DELETE', `${ruth.mine}/${topic.id}`);
    expect([(await plan.read()).statusCode, (await alone.read()).statusCode]).toEqual([404, 200]);
  });
});
