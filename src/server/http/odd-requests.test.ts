import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { roundsOf } from '#harness/rounds.ts';
import { ALL_KINDS } from '#server/all-kinds.ts';
import { statement } from '#server/database/engine.ts';
import { ENGINES, type OpenedEngine } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';
import { type OddRequest, oddRequests, usualRequests } from './testing/odd-requests.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

// The percentage of odd requests tried in each run, a different part each day; `ROUNDS=full` tries all.
const SHARE = roundsOf('ODD_SHARE', { usual: 12, full: 100 });
const DAY = Math.floor(Date.now() / 86_400_000);
// One clock for both servers, advancing with each request, so that lists have a definite order.
let at = Date.UTC(2026, 10, 16, 12);
const TALKATIVE =
  /\bat .{0,80}\.[cm]?[jt]s:\d+|node_modules|SQLITE|SELECT |INSERT |syntax error|ECONN|FST_|ZodError|\/src\//;

type Side = { opened: OpenedEngine; app: TestApp; ruth: Person; anna: Person; versionId: string };
type Answer = { status: number; type: unknown; etag: unknown; retryAfter: unknown; body: string };

const ANNAS = {
  ...newBlueprint('identity', 'the words of Anna'),
  id: 'aaaaaaaa-6a4d-4f5b-9c7e-0a1b2c3d4e5f',
};
const RUTHS = {
  ...newBlueprint('audience', 'the words of Ruth'),
  id: 'bbbbbbbb-6a4d-4f5b-9c7e-0a1b2c3d4e5f',
};

async function openSide(open: () => Promise<OpenedEngine>): Promise<Side> {
  const opened = await open();
  const app = await openTestApp(opened.engine, { now: () => at });
  const [ruth, anna] = [await app.person('ruth@example.org'), await app.person('anna@example.org')];
  await anna.create(ANNAS);
  await ruth.create(RUTHS);
  const versions = `${ruth.mine}/${RUTHS.id}/versions`;
  await ruth.call('POST', versions, {
    body: { field: 'notes', text: 'an earlier text', origin: 'conflict' },
  });
  const [{ versionId }] = (await ruth.call('GET', versions)).json().versions;
  return { opened, app, ruth, anna, versionId };
}

let sides: Side[] = [];
beforeAll(async () => {
  sides = await Promise.all(ENGINES.map(({ open }) => openSide(open)));
});
afterAll(async () => {
  for (const { app, opened } of sides) {
    await app.close();
    await opened.stop();
  }
});

async function ask({ ruth, versionId }: Side, { method, path, headers, payload }: OddRequest, id: string) {
  const names: Readonly<Record<string, string>> = { UID: ruth.uid, ID: id, VERSION: versionId };
  const url = path.replaceAll(/UID|VERSION|ID/g, (name) => names[name] ?? '');
  return ruth.call(method, url, { headers, ...(payload !== undefined && { payload }) });
}

// Without values that each server generates itself.
function plain({ ruth, anna, versionId }: Side, answer: Awaited<ReturnType<typeof ask>>): Answer {
  const { statusCode, headers, body } = answer;
  const own = body
    .replaceAll(ruth.uid, 'RUTH')
    .replaceAll(anna.uid, 'ANNA')
    .replaceAll(/"(requestId|shareId|token|versionId|uid)":"[^"]*"/g, '"$1":""')
    .replaceAll(versionId, 'VERSION');
  const { 'content-type': type, etag, 'retry-after': retryAfter } = headers;
  return { status: statusCode, type, etag, retryAfter, body: own };
}

/** Removes it, so that the next one isn't refused as existing. */
const forget = ({ opened, ruth }: Side, id: string) =>
  opened.engine.unit(function* () {
    for (const { table } of ALL_KINDS)
      yield statement(`DELETE FROM ${table} WHERE uid = ? AND id = ?`, ruth.uid, id);
  });

const words = async ({ opened }: Side, person: Person) =>
  opened.engine.read('SELECT * FROM blueprints WHERE uid = ? ORDER BY id', [person.uid]);

describe.each(usualRequests())('$method $path', (usual) => {
  it('with odd requests, never breaks, reveals nothing, and replies alike on both databases', async () => {
    const before = await Promise.all(sides.map((side) => words(side, side.anna)));
    const documentId = (usual.body as { id?: string } | undefined)?.id ?? RUTHS.id;
    const all = [...oddRequests(usual)].filter((_, index) => (index * 37 + DAY) % 100 < SHARE);
    for (const request of all) {
      for (const id of request.path.includes('ID') ? [documentId, ANNAS.id] : [documentId]) {
        const answers = [];
        at += 1;
        for (const side of sides) answers.push(plain(side, await ask(side, request, id)));
        if (request.method === 'PUT') for (const side of sides) await forget(side, id);
        const [one, other] = answers;
        const seen = { ...request, payload: request.payload?.toString().slice(0, 300) };
        expect({ request: seen, answer: other }).toEqual({ request: seen, answer: one });
        expect({ request: seen, isFailure: (one?.status ?? 500) >= 500 && one?.status !== 503 }).toEqual({
          request: seen,
          isFailure: false,
        });
        if ((one?.status ?? 0) >= 400) expect(one?.body).not.toMatch(TALKATIVE);
        expect(one?.body).not.toContain('the words of Anna');
      }
    }
    expect('polluted' in {}).toBe(false);
    for (const [index, side] of sides.entries()) {
      expect(await words(side, side.anna)).toEqual(before[index]);
      expect((await side.ruth.list()).statusCode).toBe(200);
    }
  });
});
