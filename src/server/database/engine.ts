import { AppError } from '#domain/errors.ts';

export type SqlValue = string | number | null;

export type Row = Record<string, SqlValue>;

/** `?` marks a parameter on both engines. A SELECT may end in FOR UPDATE: SQLite, which has one writer, drops it. */
export type Statement = { readonly sql: string; readonly params: readonly SqlValue[] };

/** `changes` counts the rows that a write touched; a write with RETURNING fills `rows` too. */
export type Result = { readonly rows: Row[]; readonly changes: number };

/** What a unit does, or a part of it. */
export type Steps<T> = Generator<Statement, T, Result>;

/**
 * One transaction, written once for both engines: it yields statements and receives their results. SQLite
 * drives it without a pause, PostgreSQL awaits each answer. It may be run again from the start when
 * PostgreSQL asks for that, so it must not touch anything but its statements.
 */
export type Unit<T> = () => Steps<T>;

export type Engine = {
  readonly kind: 'sqlite' | 'postgres';
  /** One statement that changes nothing, outside any transaction. */
  read(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** Resolves only after COMMIT returned; a unit that throws is undone alone and its error handed on. */
  unit<T>(unit: Unit<T>): Promise<T>;
  /** No more units will come in this turn: what waits for a common COMMIT need not wait for its end. */
  commit(): void;
  /** Answers when a save would be kept, and throws AppError('storage-unavailable') when it would be refused. */
  ping(): Promise<void>;
  /** Of PostgreSQL; SQLite has one connection. */
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
 * Many rows in small steps: one big DELETE would hold every save back until it is done, and run into the time limit of
 * a save, hour after hour, once there is too much of it. A step that is refused is tried with a tenth of the rows, so
 * that a slow disk makes this slower and does not stop it.
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
