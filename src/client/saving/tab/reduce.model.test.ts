import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RULES } from '#client/saving/testing/simulated-rules.ts';
import { SimulatedWorld } from '#client/saving/testing/simulated-world.ts';

const RUNS = Number(process.env.MODEL_RUNS ?? 1_000);
const STEPS = 100;

// Schedules have a fixed length; a failing one shrinks towards steps that do nothing.
const nothing = { weight: 1, arbitrary: fc.constant('nothing') };
const anyRule = Object.entries(RULES).map(([name, { weight }]) => ({ weight, arbitrary: fc.constant(name) }));
const step = fc.tuple(fc.oneof({ withCrossShrink: true }, nothing, ...anyRule), fc.nat(255), fc.nat(255));

// A tab in memory kept waiting with a deleted topic's text, and so never went back to a disk with unsent words.
it('sends what its disk holds, although a deleted topic has a text to keep', () => {
  const world = new SimulatedWorld();
  const schedule: readonly [string, number, number][] = [
    ['write', 3, 0],
    ['write', 135, 0],
    ['type', 7, 0],
    ['otherUser', 0, 0],
    ['type', 0, 0],
    ['write', 71, 0],
    ['reload', 137, 0],
    ['diskIsSlow', 5, 0],
    ['type', 2, 0],
    ['type', 71, 4],
    ['delete', 0, 189],
    ['delete', 203, 0],
  ];
  for (const [name, n, m] of schedule) RULES[name]?.run(world, n, m);
  expect(world.settle()).toBeNull();
});

it(`loses no word in any order of faults (${RUNS} schedules of ${STEPS} steps)`, { timeout: 600_000 }, () => {
  const seed = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31);
  const schedules = fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' });
  const outcome = fc.check(
    fc.property(schedules, (schedule) => {
      const world = new SimulatedWorld();
      for (const [name, n, m] of schedule) {
        RULES[name]?.run(world, n, m);
        const broken = world.broken();
        // A hundred thousand times `expect` would take longer than the steps.
        if (broken !== null) expect(broken).toBeNull();
      }
      expect(world.settle()).toBeNull();
      world.server.store.giveBack();
    }),
    { numRuns: RUNS, seed, ...(process.env.MODEL_PATH && { path: process.env.MODEL_PATH }) },
  );
  process.stdout.write(`model: seed ${seed}, ${outcome.numRuns} schedules of ${STEPS} steps\n`);
  const failure = outcome.counterexample?.[0].filter(([name]) => name !== 'nothing');
  expect(outcome.failed ? `${outcome.errorInstance} ${JSON.stringify(failure)}` : 'all promises kept').toBe(
    'all promises kept',
  );
});
