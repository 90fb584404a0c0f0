import type { Index, Migration } from '#server/database/migration.ts';

// Without them each step of a sweep would scan the whole table for expired rows.
const EXPIRING: readonly Index[] = [
  { name: 'verifications_expiring', on: 'verifications (expires_at)' },
  { name: 'auth_limits_free', on: 'auth_limits (free_at)' },
];

const TO_ERASE = ['blueprints', 'launches'].map((table) => ({
  name: `${table}_to_erase`,
  on: `${table} (deleted_at) WHERE deleted_at IS NOT NULL AND body <> ''`,
}));

export const sweepsMigration: Migration = {
  version: 6,
  name: 'sweeps',
  statements: [],
  indexes: [...EXPIRING, ...TO_ERASE],
};
