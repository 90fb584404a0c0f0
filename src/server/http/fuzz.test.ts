import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roundsOf } from '#harness/rounds.ts';
import { openLink } from '#server/shares/testing/reader.ts';
import { ENGINES, type OpenedEngine, openSqlite } from '#server/testing/engines.ts';
import { callOverSocket } from '#server/testing/socket-call.ts';
import { newBlueprint, ORIGIN, openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { type RandomRequest, randomRequest, seededRandom } from './testing/random-requests.ts';

const REQUESTS = roundsOf('FUZZ_REQUESTS', { usual: 8_000, full: 100_000 });
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000);
const AT_ONCE = 20;
// Each statement needs a round trip: a tenth of the requests shows faults that only PostgreSQL has. Each request needs
// a connection: a tenth shows faults that only a real connection has.
const RUNS: {
  name: string;
  open: () => Promise<OpenedEngine>;
  requests: number;
  isOverSocket: boolean;
  isSharing?: true;
}[] = [
  ...ENGINES.map((engine, index) => ({
    ...engine,
    requests: index === 0 ? REQUESTS : REQUESTS / 10,
    isOverSocket: false,
  })),
  { name: 'SQLite, over sockets', open: () => openSqlite(), requests: REQUESTS / 10, isOverSocket: true },
  ...ENGINES.map(({ name, open }, index) => ({
    name: `${name}, links and comments`,
    open,
    requests: index === 0 ? REQUESTS : REQUESTS / 10,
    isOverSocket: false,
    isSharing: true as const,
  })),
];
const TALKATIVE =
  /\bat .{0,80}\.[cm]?[jt]s:\d+|node_modules|SQLITE|SELECT |INSERT |syntax error|ECONN|FST_|ZodError|\/src\//;

type Answer = { statusCode: number; body: string };

/** Status 0: Node's client refuses to send it, or the server hangs up. */
async function send(app: TestApp, request: RandomRequest, isOverSocket: boolean): Promise<Answer> {
  if (!isOverSocket) return app.app.inject(request as InjectOptions);
  const { method, url: path, headers, payload } = request;
  const length: Record<string, string> = payload ? { 'content-length': String(payload.length) } : {};
  try {
    return await callOverSocket(app.port(), { method, path, headers: { ...headers, ...length }, payload });
  } catch {
    return { statusCode: 0, body: '' };
  }
}

describe.each(RUNS)('random requests, on $name', ({ name, open, requests, isOverSocket, isSharing }) => {
  let opened: OpenedEngine;
  let app: TestApp;
  const rejections: unknown[] = [];
  const onRejection = (reason: unknown) => rejections.push(reason);
  beforeAll(async () => {
    opened = await open();
    app = await openTestApp(opened.engine, { isListening: isOverSocket });
    process.on('unhandledRejection', onRejection);
  });
  afterAll(async () => {
    process.off('unhandledRejection', onRejection);
    await app.close();
    await opened.stop();
  });

  it(`${requests} of them (FUZZ_SEED=${SEED}) neither break the server nor reveal anything`, async () => {
    process.stdout.write(`fuzz on ${name}: ${requests} requests, FUZZ_SEED=${SEED}\n`);
    const random = seededRandom(SEED);
    const begin = async (email: string) => {
      const person = await app.person(email);
      if (!isSharing) return { ...person, hasLink: async () => true };
      await person.create({ ...newBlueprint('identity', 'A plan to read'), id: crypto.randomUUID() });
      const link = await openLink(app, person);
      return { ...person, token: link.token, hasLink: async () => (await link.read()).statusCode !== 404 };
    };
    let person = await begin('fuzz-0@example.org');
    const ids = Array.from({ length: 24 }, () => crypto.randomUUID());
    const times: number[] = [];
    const statuses = new Map<number, number>();
    let rssAfterWarmUp = 0;
    for (let sent = 0; sent < requests; sent += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, () =>
        randomRequest(random, { ...person, origin: ORIGIN, ids }),
      );
      const answers = await Promise.all(
        batch.map(async (request) => {
          const begun = performance.now();
          const answer = await send(app, request, isOverSocket);
          times.push(performance.now() - begun);
          return answer;
        }),
      );
      for (const [index, answer] of answers.entries()) {
        const seen = answer.statusCode >= 400 ? answer.body : '';
        if (answer.statusCode >= 500 || TALKATIVE.test(seen)) {
          // Shown in full: without the request nobody could reproduce it.
          expect({ request: batch[index], status: answer.statusCode, body: answer.body }).toBeUndefined();
        }
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      }
      // Any of them may have ended the session or stopped the link: after that, no request would get as far as a comment.
      const isThere = (await person.list()).statusCode !== 401 && (await person.hasLink());
      if (!isThere) person = await begin(`fuzz-${sent + 1}@example.org`);
      if (sent === Math.floor(requests / 4 / AT_ONCE) * AT_ONCE) rssAfterWarmUp = process.memoryUsage.rss();
    }
    times.sort((a, b) => a - b);
    const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
    const grownMb = (process.memoryUsage.rss() - rssAfterWarmUp) / 1_048_576;
    process.stdout.write(
      `fuzz: p99 ${p99.toFixed(1)} ms for ${AT_ONCE} at once, memory +${grownMb.toFixed(0)} MB, answers ${JSON.stringify([...statuses])}\n`,
    );
    expect(rejections).toEqual([]);
    expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 100);
    if (isSharing) expect(statuses.get(303) ?? 0).toBeGreaterThan(0);
    expect(statuses.get(0) ?? 0).toBeLessThan(requests / 5);
    expect(grownMb).toBeLessThan(200);
    expect((await app.call('GET', '/readyz')).statusCode).toBe(200);
    if (opened.engine.kind === 'postgres') return;
    expect(await opened.engine.read('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  }, 600_000);
});
