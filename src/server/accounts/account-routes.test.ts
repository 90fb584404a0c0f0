import { describe } from 'vitest';
import { startAccountServer } from './testing/account-server.ts';
import { accountSuite } from './testing/account-suite.ts';

describe('accounts on SQLite', () => accountSuite(startAccountServer));
