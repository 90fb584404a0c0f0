import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './harness/chromium.ts';

const KILLS = '**/kills.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  // One more than there are cores: a browser also waits, for a key to be typed or a file to be fetched. With two more, pages
  // waited for each other, and the whole took as long.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  projects: [
    { name: 'app', testIgnore: KILLS },
    // By themselves: a dozen pages that open at once leave nothing of two cores to anyone who waits for a frame next to them.
    { name: 'kills', testMatch: KILLS, dependencies: ['app'], fullyParallel: false },
  ],
  retries: 0,
  // Generous, because a slow machine is not a failure.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: await chromiumLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // What a worker answers never reaches the routes that a test lays: only tests of the worker itself have one.
    serviceWorkers: 'block',
  },
});
