import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '#domain/testing/eventually.ts';
import { ENGINES } from '#server/testing/engines.ts';
import { registerSaveRoutes } from './save-route.ts';
import { registerPlainSaves } from './testing/plain-saves.ts';
import { EACH_ODDITY, FROM_STRANGERS, steps } from './testing/save-steps.ts';
import { openSide, type Side } from './testing/two-ways.ts';
import { walk } from './testing/walk.ts';

// Slow while other tests use both cores; nothing here waits for a fixed time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const EXAMPLES = [...FROM_STRANGERS, ...EACH_ODDITY];
const RUNS = Number(process.env.SAVE_RUNS ?? 120);
const NOON = Date.UTC(2026, 10, 16, 12);
const EXPECTED = [200, 400, 401, 403, 404, 409, 412, 413, 415, 428];
// Each statement needs a round trip: fewer of them show PostgreSQL's own differences.
const DATABASES = ENGINES.map((engine, index) => ({
  ...engine,
  runs: index === 0 ? RUNS : Math.ceil(RUNS / 6),
}));

describe.each(DATABASES)('saves on $name', ({ open, runs }) => {
  const clock = { now: NOON };
  let sides: readonly [Side, Side];
  beforeAll(async () => {
    const at = () => clock.now;
    sides = [await openSide(registerPlainSaves, open, at), await openSide(registerSaveRoutes, open, at)];
  });
  afterAll(async () => {
    for (const side of sides) await side.close();
  });

  it(`have the same replies and rows as the plain route: each oddity alone, and ${runs} arbitrary sequences`, async () => {
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        clock.now = NOON;
        for (const side of sides) await side.reset();
        const { pairs, statuses } = await walk(sides, sequence, clock);
        for (const [plain, ours] of pairs) {
          expect(ours).toEqual(plain);
          seen.set(plain.status, (seen.get(plain.status) ?? 0) + 1);
        }
        for (let race = 0; race < statuses.length; race += 2)
          expect(statuses[race + 1]).toEqual(statuses[race]);
        // The plain route extends a session alongside the request, not as part of it.
        await eventually(async () => expect(await sides[1].rows()).toEqual(await sides[0].rows()));
      }),
      { numRuns: runs + EXAMPLES.length, examples: EXAMPLES.map((sequence) => [sequence]) },
    );
    process.stdout.write(`saves: answers ${JSON.stringify([...seen].toSorted())}\n`);
    expect(EXPECTED.filter((status) => !seen.has(status))).toEqual([]);
  });
});
