import { describe } from 'vitest';
import { ENGINES } from '#server/testing/engines.ts';
import { apiSuite } from './testing/api-suite.ts';

describe.each(ENGINES)('the API on $name', ({ open }) => apiSuite(open));
