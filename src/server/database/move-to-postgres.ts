import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { openAlone } from './sqlite/data-folder-lock.ts';

const BATCH = 200;
// Sessions and credentials reference it, so its rows must come first.
const FIRST_TABLE = 'users';
const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table'
  AND name NOT LIKE 'sqlite_%' AND name <> 'schema_migrations' ORDER BY name <> ?, name`;

export class MoveError extends Error {
  override readonly name = 'MoveError';
}

export type Moved = { table: string; rows: number };

/** Copies every row of a SQLite file that no server has open into empty, migrated tables: all or nothing. */
export async function moveToPostgres(file: string, client: pg.Client, secret: string): Promise<Moved[]> {
  // A running server would confirm saves that are not copied.
  const source = openAlone(file);
  try {
    await client.query('BEGIN');
    const moved: Moved[] = [];
    for (const { name } of source.prepare(TABLES).all(FIRST_TABLE)) {
      moved.push({ table: String(name), rows: await copyTable(source, client, String(name)) });
    }
    // With SQLite this is in a file. Without it here, everybody would have to sign in again.
    const keep = "INSERT INTO server_secrets (name, value) VALUES ('auth', $1) ON CONFLICT DO NOTHING";
    await client.query(keep, [secret]);
    await client.query('COMMIT');
    return moved;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    source.close();
  }
}

async function copyTable(source: DatabaseSync, client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
  if (rows.length > 0)
    throw new MoveError(`The PostgreSQL database has rows in ${table} already. Choose an empty one.`);
  const insert = `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`;
  let copied = 0;
  let batch: unknown[] = [];
  const flush = async () => {
    const { rowCount } = await client.query(insert, [JSON.stringify(batch)]);
    copied += rowCount ?? 0;
    batch = [];
  };
  for (const row of source.prepare(`SELECT * FROM ${table}`).iterate()) {
    batch.push(row);
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  const [counted] = source.prepare(`SELECT count(*) AS count FROM ${table}`).all();
  if (copied !== counted?.count) throw new MoveError(`Not every row of ${table} arrived.`);
  return copied;
}
