import { AppError } from '#domain/errors.ts';

export type SqlValue = string | number | null;

export type Row = Record<string, SqlValue>;

/** `?` marks a parameter on both engines. A SELECT may end in FOR UPDATE, which is dropped for SQLite with its single writer. */
export type Statement = { readonly sql: string; readonly params: readonly SqlValue[] };

/** `changes` counts the rows that a write touched; a write with RETURNING fills `rows` too. */
export type Result = { readonly rows: Row[]; readonly changes: number };

/** The steps of a unit, or of a part of it. */
export type Steps<T> = Generator<Statement, T, Result>;

/**
 * One transaction, written once for both engines: it yields statements and receives their results. SQLite runs it
 * without a pause, PostgreSQL awaits each result. PostgreSQL may require running it again, so it must have no effect
 * besides its statements.
 */
export type Unit<T> = () => Steps<T>;

export type Engine = {
  readonly kind: 'sqlite' | 'postgres';
  /** One statement that changes nothing, outside any transaction. */
  read(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** Resolves only after COMMIT returned; a unit that throws is rolled back alone and its error passed on. */
  unit<T>(unit: Unit<T>): Promise<T>;
  /** No more units will come in this turn: a shared COMMIT needn't wait for its end. */
  commit(): void;
  /** Resolves if a save would be stored, and throws AppError('storage-unavailable') if not. */
  ping(): Promise<void>;
  /** PostgreSQL only; SQLite has one connection. */
  pool?(): { idle: number; busy: number; waiting: number };
  close(): Promise<void>;
};

export function statement(sql: string, ...params: SqlValue[]): Statement {
  return { sql, params };
}

export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`Column ${column} holds no text`);
  return value;
}

export function numberOf(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`Column ${column} holds no number`);
  return value;
}

const STEP = 200;

/**
 * Deletes many rows in small steps: one big DELETE would block every save until it is done, and exceed a save's time
 * limit, hour after hour, once there are too many rows. A refused step is retried with a tenth of the rows, so that a
 * slow disk slows this down but doesn't stop it.
 */
export async function inSteps(step: (limit: number) => Promise<number>): Promise<void> {
  let limit = STEP;
  for (;;) {
    try {
      if ((await step(limit)) < limit) return;
    } catch (error) {
      if (limit === 1 || !(error instanceof AppError && error.code === 'storage-unavailable')) throw error;
      limit = Math.ceil(limit / 10);
    }
  }
}
