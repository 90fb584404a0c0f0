import { describe } from 'vitest';
import { ENGINES } from '#server/testing/engines.ts';
import { apiSuite } from './testing/api-suite.ts';

const WAYS = ['plain', 'fast'] as const;

describe.each(ENGINES)('the API on $name', ({ open }) => {
  describe.each(WAYS)('by the %s way of saving', (way) => apiSuite(open, way));
});
