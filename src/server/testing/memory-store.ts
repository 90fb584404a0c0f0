import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Result, Row, SqlValue, Statement, Steps, Unit } from '#server/database/engine.ts';
import { statementsOf } from '#server/database/migration.ts';
import { ALL_MIGRATIONS } from '#server/database/migrations/all-migrations.ts';

/** The real units on a database that lives in memory and answers at once: for proofs that take a million steps. */
export class MemoryStore {
  readonly #db = new DatabaseSync(':memory:');
  readonly #prepared = new Map<string, StatementSync>();

  constructor() {
    for (const sql of ALL_MIGRATIONS.flatMap(statementsOf)) this.#db.exec(sql);
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
    const statement = this.#prepare(sql);
    if (statement.columns().length === 0) {
      return { rows: [], changes: Number(statement.run(...params).changes) };
    }
    const rows = statement.all(...params).map((row): Row => ({ ...(row as Record<string, SqlValue>) }));
    return { rows, changes: rows.length };
  }

  #prepare(sql: string): StatementSync {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(sql.replace(/\s+FOR UPDATE(\s+OF\s+\w+)?\s*$/i, ''));
    this.#prepared.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
  }
}
