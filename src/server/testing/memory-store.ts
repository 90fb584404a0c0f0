import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Result, Row, SqlValue, Statement, Steps, Unit } from '#server/database/engine.ts';
import { statementsOf } from '#server/database/migration.ts';
import { ALL_MIGRATIONS } from '#server/database/migrations/all-migrations.ts';
import { withoutForUpdate } from '#server/database/sqlite/sqlite-connection.ts';

type Prepared = { statement: StatementSync; hasRows: boolean };

/** The real units on an in-memory database that answers at once: for model tests with a million steps. */
export class MemoryStore {
  static readonly #emptied: MemoryStore[] = [];
  readonly #db = new DatabaseSync(':memory:');
  readonly #prepared = new Map<string, Prepared>();
  readonly #emptying: string;

  constructor() {
    for (const sql of ALL_MIGRATIONS.flatMap(statementsOf)) this.#db.exec(sql);
    const tables = this.#db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const deletes = tables.map(({ name }) => `DELETE FROM ${name};`);
    this.#emptying = `BEGIN; PRAGMA defer_foreign_keys = ON; ${deletes.join(' ')} COMMIT;`;
  }

  /** An empty one. It may reuse tables and statements of one that was given back. */
  static open(): MemoryStore {
    return MemoryStore.#emptied.pop() ?? new MemoryStore();
  }

  giveBack(): void {
    this.#db.exec(this.#emptying);
    MemoryStore.#emptied.push(this);
  }

  run<T>(unit: Unit<T>): T {
    this.#db.exec('BEGIN');
    try {
      const value = this.#drive(unit());
      this.#db.exec('COMMIT');
      return value;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #drive<T>(steps: Steps<T>): T {
    let step = steps.next();
    while (!step.done) step = steps.next(this.execute(step.value));
    return step.value;
  }

  execute({ sql, params }: Statement): Result {
    const { statement, hasRows } = this.#prepare(sql);
    if (!hasRows) {
      return { rows: [], changes: Number(statement.run(...params).changes) };
    }
    const rows = statement.all(...params).map((row): Row => ({ ...(row as Record<string, SqlValue>) }));
    return { rows, changes: rows.length };
  }

  #prepare(sql: string): Prepared {
    const cached = this.#prepared.get(sql);
    if (cached) return cached;
    const statement = this.#db.prepare(withoutForUpdate(sql));
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
  }
}
