import { describe } from 'vitest';
import { ENGINES } from '#server/testing/engines.ts';
import { engineSuite } from './testing/engine-suite.ts';

describe.each(ENGINES)('the engine of $name', ({ open }) => engineSuite(open));
