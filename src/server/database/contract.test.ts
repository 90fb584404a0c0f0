import { describe, vi } from 'vitest';
import { ENGINES } from '#server/testing/engines.ts';
import { engineSuite } from './testing/engine-suite.ts';

// Long while other tests keep both cores busy; nothing here waits for a fixed time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(ENGINES)('the engine of $name', ({ open }) => engineSuite(open));
