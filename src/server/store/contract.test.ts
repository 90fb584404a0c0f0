import { describe } from 'vitest';
import { ENGINES } from '#server/testing/engines.ts';
import { blueprintSuite } from './testing/blueprint-suite.ts';
import { engineSuite } from './testing/engine-suite.ts';

describe.each(ENGINES)('the store on $name', ({ open }) => {
  engineSuite(open);
  blueprintSuite(open);
});
