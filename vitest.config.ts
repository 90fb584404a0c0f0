import { availableParallelism } from 'node:os';
import { defineConfig, type Plugin } from 'vitest/config';
import { LongestFirst } from './harness/longest-first.ts';

// Generous, because a slow machine is not a failure: a test that waits for something names its own limit.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };
// One worker for many files: loading React, jsdom, the schemas and the server again for each took half of the time.
// `leave-no-trace` undoes what a file did to the globals it shares with the next.
const shared = { ...patience, isolate: false, setupFiles: ['harness/leave-no-trace.ts'] };

// Packages as a page or the server loads them. The parser of Markdown has a second edition, for its own developers, that
// takes three times as long; Vitest asks for such editions whatever `resolve.conditions` says.
const asShipped: Plugin = {
  name: 'as-shipped',
  configResolved({ ssr, environments }) {
    const asked = [ssr.resolve, ...Object.values(environments).map(({ resolve }) => resolve)];
    for (const conditions of asked.map((resolve) => resolve?.conditions ?? [])) {
      const at = conditions.indexOf('development|production');
      if (at >= 0) conditions.splice(at, 1);
    }
  },
};

const CORES = availableParallelism();
// Two more than there are cores: several of these tests mostly wait, for a killed server or a database that is down.
const WAITING = { maxWorkers: CORES + 2, sequence: { groupOrder: 0 } };
// These compute, and each worker loads React, jsdom and our sources for itself.
const COMPUTING = { maxWorkers: CORES + 1, sequence: { groupOrder: 1 } };

const inThreads = { ...shared, ...COMPUTING, pool: 'threads' as const };

// A process each: they build, or watch what the whole process does.
const ALONE = ['scripts/**/*.test.ts', 'harness/**/*.test.ts', 'src/server/http/fuzz.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['harness/run-folder.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [asShipped],
        test: { ...patience, ...WAITING, name: 'alone', include: ALONE, environment: 'node' },
      },
      {
        plugins: [asShipped],
        test: {
          ...inThreads,
          name: 'pure',
          include: [
            'src/domain/**/*.test.ts',
            'src/content/**/*.test.ts',
            'src/client/**/*.test.ts',
            'src/worker/**/*.test.ts',
            'lab/**/*.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        plugins: [asShipped],
        test: {
          ...inThreads,
          name: 'dom',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [...shared.setupFiles, 'harness/patient-dom.ts'],
        },
      },
      {
        plugins: [asShipped],
        test: {
          ...shared,
          ...WAITING,
          // Processes, not threads: they open databases and ports, and end other processes.
          pool: 'forks',
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: ALONE,
          environment: 'node',
        },
      },
    ],
  },
});
