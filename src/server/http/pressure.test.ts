import { afterEach, describe, expect, it, vi } from 'vitest';
import { type OpenedEngine, openSqlite } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type TestApp } from '#server/testing/test-app.ts';

// Long while other tests keep both cores busy; nothing here waits for a fixed time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let opened: OpenedEngine;
let app: TestApp;
afterEach(async () => {
  await app.close();
  await opened.stop();
});

describe('too much at once', () => {
  it('is refused with 503 and Retry-After, keeps every save it confirmed, and passes', async () => {
    opened = await openSqlite();
    app = await openTestApp(opened.engine, { limits: { maxWritesInFlight: 5, maxLagMs: 10_000 } });
    const person = await app.person('ruth@example.org');
    const blueprints = (
      ['identity', 'audience', 'purpose', 'analysis', 'solutions', 'brand', 'ai', 'sales'] as const
    ).map((type) => newBlueprint(type));
    const answers = await Promise.all(blueprints.map((blueprint) => person.create(blueprint)));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    const saved = answers.filter(({ statusCode }) => statusCode === 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(saved.length + refused.length).toBe(blueprints.length);
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect(refused[0]?.json().error.code).toBe('overloaded');
    expect((await person.list()).json().blueprints).toHaveLength(saved.length);
    for (const blueprint of blueprints) {
      expect([200, 412]).toContain((await person.create(blueprint)).statusCode);
    }
    expect((await person.list()).json().blueprints).toHaveLength(blueprints.length);
  });

  it('counts a write until its answer is out, also when it was refused', async () => {
    opened = await openSqlite();
    app = await openTestApp(opened.engine, { limits: { maxWritesInFlight: 2, maxLagMs: 10_000 } });
    for (let index = 0; index < 20; index += 1) {
      const { statusCode } = await app.call('POST', '/api/auth/sign-in', { payload: 'x' });
      expect(statusCode).toBe(415);
    }
  });
});
