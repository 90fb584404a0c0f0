import { describe } from 'vitest';
import { blueprintSuite } from '#server/blueprints/testing/blueprint-suite.ts';
import { quotaSuite } from '#server/blueprints/testing/quota-suite.ts';
import { ENGINES } from '#server/testing/engines.ts';
import { secondKindSuite } from './testing/second-kind-suite.ts';

describe.each(ENGINES)('documents on $name', ({ open }) => {
  blueprintSuite(open);
  quotaSuite(open);
  secondKindSuite(open);
});
