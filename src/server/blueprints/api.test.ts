import { describe, vi } from 'vitest';
import { ENGINES } from '#server/testing/engines.ts';
import { apiSuite } from './testing/api-suite.ts';

// Long while other tests keep both cores busy; nothing here waits for a fixed time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const WAYS = ['plain', 'fast'] as const;

describe.each(ENGINES)('the API on $name', ({ open }) => {
  describe.each(WAYS)('by the %s way of saving', (way) => apiSuite(open, way));
});
