import { statement } from '#server/database/engine.ts';
import { CREATE_MIGRATIONS_TABLE, type Migration, pendingMigrations } from '#server/database/migration.ts';
import { PostgresEngine, type PostgresOptions } from './postgres-engine.ts';

// Any fixed number will do, as long as every server of this product uses the same.
const MIGRATION_LOCK = 727_001;

export class UnsafeDatabaseError extends Error {
  override readonly name = 'UnsafeDatabaseError';
}

export async function openPostgres(
  options: PostgresOptions & { migrations: readonly Migration[] },
): Promise<PostgresEngine> {
  const engine = new PostgresEngine(options);
  try {
    await assertDurable(engine);
    await migratePostgres(engine, options.migrations);
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function assertDurable(engine: PostgresEngine): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const [row] = await engine.read('SELECT current_setting(?) AS value', [setting]);
    if (row?.value !== 'off') continue;
    throw new UnsafeDatabaseError(
      `This PostgreSQL runs with ${setting}=off, so a saved plan could be lost in a power cut. Set ${setting}=on, then start again.`,
    );
  }
}

async function migratePostgres(engine: PostgresEngine, migrations: readonly Migration[]): Promise<void> {
  await engine.withClient(async (execute) => {
    await execute(statement('BEGIN'));
    // LOCAL: behind a pooler the connection goes on to others, who would then save without a time limit.
    await execute(statement('SET LOCAL statement_timeout = 0'));
    // Servers that start together queue up here; the second one finds nothing left to do.
    await execute(statement('SELECT pg_advisory_xact_lock(?)', MIGRATION_LOCK));
    await execute(statement(CREATE_MIGRATIONS_TABLE));
    const { rows } = await execute(statement('SELECT version FROM schema_migrations'));
    const applied = new Set(rows.map((row) => Number(row.version)));
    for (const { version, name, statements } of pendingMigrations(migrations, applied)) {
      for (const sql of statements) await execute(statement(sql));
      const insert = 'INSERT INTO schema_migrations (version, name, applied_at) VALUES (?, ?, ?)';
      await execute(statement(insert, version, name, Date.now()));
    }
    await execute(statement('COMMIT'));
  });
}
