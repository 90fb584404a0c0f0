import {
  APPLIED,
  CREATE_MIGRATIONS_TABLE,
  type Migration,
  pendingMigrations,
  recordOf,
  statementsOf,
} from '#server/database/migration.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/** All of it in one IMMEDIATE transaction: a killed migration leaves the schema as it was. */
export function migrateSqlite(connection: SqliteConnection, migrations: readonly Migration[]): void {
  connection.exec('BEGIN IMMEDIATE');
  try {
    connection.exec(CREATE_MIGRATIONS_TABLE);
    const { rows } = connection.execute(APPLIED);
    for (const migration of pendingMigrations(migrations, rows)) {
      for (const sql of statementsOf(migration)) connection.exec(sql);
      connection.execute(recordOf(migration));
    }
    connection.exec('COMMIT');
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}
