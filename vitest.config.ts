import { defineConfig } from 'vitest/config';

// Generous, because a slow machine is not a failure: a test that waits for something names its own limit.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Two more than two cores: several tests mostly wait, for a killed server or a slow client.
    maxWorkers: 4,
    projects: [
      {
        test: {
          ...patience,
          name: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'harness/**/*.test.ts'],
          environment: 'node',
        },
      },
      { test: { ...patience, name: 'dom', include: ['src/**/*.test.tsx'], environment: 'jsdom' } },
    ],
  },
});
