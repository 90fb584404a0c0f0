import type { Migration } from '#server/database/migration.ts';
import { PostgresEngine, type PostgresOptions } from './postgres-engine.ts';
import { migratePostgres, type OnStep } from './postgres-migrate.ts';

export class UnsafeDatabaseError extends Error {
  override readonly name = 'UnsafeDatabaseError';
}

export async function openPostgres(
  options: PostgresOptions & { migrations: readonly Migration[]; onStep?: OnStep },
): Promise<PostgresEngine> {
  const engine = new PostgresEngine(options);
  try {
    await assertDurable(engine);
    await migratePostgres(engine, options.migrations, options.onStep);
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
