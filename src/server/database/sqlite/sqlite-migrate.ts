import { statement } from '#server/database/engine.ts';
import { CREATE_MIGRATIONS_TABLE, type Migration, pendingMigrations } from '#server/database/migration.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/** All of it in one IMMEDIATE transaction: a killed migration leaves the schema as it was. */
export function migrateSqlite(connection: SqliteConnection, migrations: readonly Migration[]): void {
  connection.exec('BEGIN IMMEDIATE');
  try {
    connection.exec(CREATE_MIGRATIONS_TABLE);
    const { rows } = connection.execute(statement('SELECT version FROM schema_migrations'));
    const applied = new Set(rows.map((row) => Number(row.version)));
    for (const migration of pendingMigrations(migrations, applied)) {
      for (const sql of migration.statements) connection.exec(sql);
      connection.execute(
        statement(
          'INSERT INTO schema_migrations (version, name, applied_at) VALUES (?, ?, ?)',
          migration.version,
          migration.name,
          Date.now(),
        ),
      );
    }
    connection.exec('COMMIT');
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}
