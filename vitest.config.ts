import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Generous, because a slow machine is not a failure: a test that waits for something names its own limit.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };
// One worker for many files: loading React, jsdom and the schemas anew for each took half of the time.
// `leave-no-trace` undoes what a file did to the globals it shares with the next.
const shared = {
  ...patience,
  pool: 'threads' as const,
  isolate: false,
  setupFiles: ['harness/leave-no-trace.ts'],
};

export default defineConfig({
  test: {
    // Two more than there are cores: several tests mostly wait, for a killed server or a database that is down.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          include: [
            'src/domain/**/*.test.ts',
            'src/content/**/*.test.ts',
            'src/client/**/*.test.ts',
            'src/worker/**/*.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        test: {
          ...shared,
          name: 'dom',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [...shared.setupFiles, 'harness/patient-dom.ts'],
        },
      },
      {
        test: {
          ...patience,
          // A process each: they open databases and ports, and watch what the process itself does.
          name: 'server',
          include: ['src/server/**/*.test.ts', 'scripts/**/*.test.ts', 'harness/**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
});
