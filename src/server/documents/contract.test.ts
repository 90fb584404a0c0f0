import { describe, vi } from 'vitest';
import { blueprintSuite } from '#server/blueprints/testing/blueprint-suite.ts';
import { quotaSuite } from '#server/blueprints/testing/quota-suite.ts';
import { ENGINES } from '#server/testing/engines.ts';
import { secondKindSuite } from './testing/second-kind-suite.ts';

// Long while other tests keep both cores busy; nothing here waits for a fixed time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(ENGINES)('documents on $name', ({ open }) => {
  blueprintSuite(open);
  quotaSuite(open);
  secondKindSuite(open);
});
