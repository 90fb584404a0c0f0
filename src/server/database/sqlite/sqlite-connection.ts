import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Result, Row, SqlValue, Statement } from '#server/database/engine.ts';

type Prepared = { statement: StatementSync; columns: readonly string[] };

const WAL_LIMIT_BYTES = 8 * 1024 * 1024;

/** One open SQLite file with durable settings and cached prepared statements. */
export class SqliteConnection {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(file: string, busyTimeoutMs: number) {
    this.#db = new DatabaseSync(file, { timeout: busyTimeoutMs });
    this.#db.exec('PRAGMA journal_mode = WAL');
    this.#db.exec('PRAGMA synchronous = FULL');
    this.#db.exec(`PRAGMA journal_size_limit = ${WAL_LIMIT_BYTES}`);
    this.#db.exec('PRAGMA foreign_keys = ON');
    this.#assertDurable();
  }

  // Read back, because a build of SQLite or a network disk may silently keep another mode, and then a confirmed save
  // doesn't survive a power cut.
  #assertDurable(): void {
    const mode = this.#pragma('journal_mode');
    const synchronous = this.#pragma('synchronous');
    if (mode === 'wal' && synchronous === 2) return;
    throw new Error(
      `SQLite runs with journal_mode=${mode}, synchronous=${synchronous}; wal and 2 are needed`,
    );
  }

  #pragma(name: string): SqlValue | undefined {
    return this.execute({ sql: `PRAGMA ${name}`, params: [] }).rows[0]?.[name];
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction;
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /** For transaction commands, which run thousands of times a second: prepared once. */
  command(sql: string): void {
    this.#prepare(sql).statement.run();
  }

  execute({ sql, params }: Statement): Result {
    const { statement, columns } = this.#prepare(sql);
    if (columns.length === 0) return { rows: [], changes: Number(statement.run(...params).changes) };
    // `.all()`, never `.get()`: a writing statement reset before it is done skips the automatic
    // checkpoint, and the WAL then grows without end.
    const rows = (statement.all(...params) as unknown as SqlValue[][]).map((values) =>
      rowOf(columns, values),
    );
    return { rows, changes: rows.length };
  }

  #prepare(sql: string): Prepared {
    const cached = this.#prepared.get(sql);
    if (cached) return cached;
    const statement = this.#db.prepare(withoutForUpdate(sql));
    // The driver creates arrays in half the time it needs for objects.
    statement.setReturnArrays(true);
    const prepared = { statement, columns: statement.columns().map(({ name }) => name) };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
  }
}

function rowOf(columns: readonly string[], values: readonly SqlValue[]): Row {
  const row: Row = {};
  for (let index = 0; index < columns.length; index += 1) row[columns[index] ?? ''] = values[index] ?? null;
  return row;
}

/** SQLite has one writer, and no syntax for locking a row. */
export function withoutForUpdate(sql: string): string {
  return sql.replace(/\s+FOR UPDATE(\s+OF\s+\w+)?\s*$/i, '');
}
