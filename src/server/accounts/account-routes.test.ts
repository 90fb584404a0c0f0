import { describe, vi } from 'vitest';
import { startAccountServer } from './testing/account-server.ts';
import { accountSuite } from './testing/account-suite.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

describe('accounts on SQLite', () => accountSuite(startAccountServer));
