import { setTimeout as wait } from 'node:timers/promises';
import { type Result, type Statement, statement } from '#server/database/engine.ts';
import {
  APPLIED,
  CREATE_MIGRATIONS_TABLE,
  type Index,
  type Migration,
  pendingMigrations,
  recordOf,
} from '#server/database/migration.ts';
import type { PostgresEngine } from './postgres-engine.ts';

// Any fixed number, the same for all servers of this product.
const MIGRATION_LOCK = 727_001;
const LOCK_NOT_AVAILABLE = '55P03';
// Another server is building the same index: it exists, its name is taken, or the two deadlocked.
const SOMEBODY_ELSE = ['42P07', '23505', '40P01'];
const TRIES = 60;
const PAUSE_MS = 500;

type Execute = (statement: Statement) => Promise<Result>;
/** Called after each step with a short description. */
export type OnStep = (step: string) => void;

/** Applies pending migrations while servers of this build and the previous one keep saving. */
export async function migratePostgres(
  engine: PostgresEngine,
  migrations: readonly Migration[],
  onStep: OnStep = () => undefined,
): Promise<void> {
  for (let tries = 1; !(await addTables(engine, migrations, onStep)); tries += 1) {
    if (tries === TRIES)
      throw new Error('Something holds the tables locked. Look at pg_stat_activity, then try again.');
    await wait(PAUSE_MS);
  }
  // On its own connection, discarded at the end: its missing time limit must not affect a save.
  await engine.withClient(async (execute) => {
    await execute(statement('SET statement_timeout = 0'));
    for (const index of migrations.flatMap(({ indexes = [] }) => indexes))
      await build(execute, index, onStep);
  });
}

/** False: a table was in use for longer than saves may wait behind us. */
async function addTables(
  engine: PostgresEngine,
  migrations: readonly Migration[],
  onStep: OnStep,
): Promise<boolean> {
  return engine.withClient(async (execute) => {
    const added: string[] = [];
    try {
      await execute(statement('BEGIN'));
      // LOCAL: with a pooler, other clients reuse the connection, and would save without a time limit.
      await execute(statement('SET LOCAL statement_timeout = 0'));
      // Servers that start together queue up here; the second one finds nothing left to do.
      await execute(statement('SELECT pg_advisory_xact_lock(?)', MIGRATION_LOCK));
      // Altering a table waits for all its readers, and every save waits behind it: so not for long.
      await execute(statement("SET LOCAL lock_timeout = '1s'"));
      await execute(statement(CREATE_MIGRATIONS_TABLE));
      const { rows } = await execute(APPLIED);
      for (const migration of pendingMigrations(migrations, rows)) {
        for (const sql of migration.statements) await execute(statement(sql));
        await execute(recordOf(migration));
        added.push(`${migration.version}, ${migration.name}`);
      }
      await execute(statement('COMMIT'));
      for (const step of added) onStep(`Added ${step}.`);
      return true;
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
      return false;
    }
  });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

const STATE = `SELECT i.indisvalid::int AS is_valid,
    (SELECT COUNT(*) FROM pg_stat_progress_create_index p WHERE p.index_relid = i.indexrelid) AS builders
  FROM pg_class c JOIN pg_index i ON i.indexrelid = c.oid
  WHERE c.relname = ? AND c.relnamespace = current_schema()::regnamespace`;

/**
 * Without our own lock, which a session behind a pooler couldn't hold: if the index is unfinished and somebody is
 * building it, wait; if a killed program left it unfinished, drop it and start again.
 */
async function build(execute: Execute, { name, on }: Index, onStep: OnStep): Promise<void> {
  for (;;) {
    const { rows } = await execute(statement(STATE, name));
    const [found] = rows;
    if (found?.is_valid === 1) return;
    if (found && Number(found.builders) > 0) {
      await wait(PAUSE_MS);
      continue;
    }
    try {
      if (found) await execute(statement(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`));
      await execute(statement(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`));
      onStep(`Built the index ${name}.`);
    } catch (error) {
      if (!SOMEBODY_ELSE.includes(codeOf(error) ?? '')) throw error;
    }
  }
}
