import pg from 'pg';
import { AppError } from '#domain/errors.ts';
import type { Engine, Result, Row, SqlValue, Statement, Unit } from '#server/database/engine.ts';
import { CHANGE_NOTHING } from '#server/database/migration.ts';
import { numberParameters } from './number-parameters.ts';
import { isUniqueViolation, isWorthRepeating, translatePostgresError } from './postgres-failure.ts';

const INT8_OID = 20;
const CONNECT_TIMEOUT_MS = 1_500;
// A hanging save is answered with 503 within 2.5 s, however many statements it still had to run.
const SAVE_PATIENCE_MS = 2_200;
// The database cancels a statement slightly before we do, so that the log has the database's own message.
const STATEMENT_HEAD_START_MS = 400;
const MAX_TRIES = 4;

export type PostgresOptions = {
  url: string;
  poolSize?: number;
  patienceMs?: number;
  onError: (error: unknown) => void;
};

export class PostgresEngine implements Engine {
  readonly kind = 'postgres';
  readonly #pool: pg.Pool;
  readonly #patienceMs: number;

  constructor({ url, poolSize = 10, patienceMs = SAVE_PATIENCE_MS, onError }: PostgresOptions) {
    this.#patienceMs = patienceMs;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: patienceMs - STATEMENT_HEAD_START_MS,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
      types: { getTypeParser },
    });
    // A connection error ends the process unless somebody listens: the pool does only for idle connections, so each one
    // gets its own listener while it is in use.
    this.#pool.on('error', onError);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** For migrations, which may take longer than a save: no deadline, one connection, closed at the end. */
  async withClient<T>(work: (execute: (statement: Statement) => Promise<Result>) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      return await work((statement) => execute(client, statement));
    } finally {
      client.release(true);
    }
  }

  async read(sql: string, params: readonly SqlValue[] = []): Promise<Row[]> {
    const { rows } = await this.#withDeadline((client) => execute(client, { sql, params }));
    return rows;
  }

  /** Every unit has its own connection and COMMIT; the database groups their disk syncs. */
  commit(): void {}

  async unit<T>(unit: Unit<T>): Promise<T> {
    return this.#withDeadline(async (client) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await runUnit(client, unit);
        } catch (error) {
          const mayRepeat = isWorthRepeating(error)
            ? tries < MAX_TRIES
            : isUniqueViolation(error) && tries === 1;
          if (!mayRepeat) throw error;
        }
      }
    });
  }

  async #withDeadline<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const { promise: deadline, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new AppError('storage-unavailable')), this.#patienceMs);
    let client: pg.PoolClient | undefined;
    // Inside an async function: for an unreadable certificate the pool throws synchronously, past the `catch` below,
    // and the unawaited deadline would end the process.
    const running = (async () => {
      client = await this.#pool.connect();
      return work(client);
    })();
    try {
      const value = await Promise.race([running, deadline]);
      client?.release();
      return value;
    } catch (error) {
      running.catch(() => undefined);
      const failure = translatePostgresError(error);
      // A connection in doubt is discarded: returned to the pool, it would run the next unit inside this one.
      const isInDoubt = failure instanceof AppError && failure.code.startsWith('storage-');
      if (client) client.release(isInDoubt);
      else void running.finally(() => client?.release(true)).catch(() => undefined);
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  }

  async ping(): Promise<void> {
    await this.unit(function* () {
      yield CHANGE_NOTHING;
    });
  }

  pool(): { idle: number; busy: number; waiting: number } {
    const { idleCount, totalCount, waitingCount } = this.#pool;
    return { idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount };
  }

  async close(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end();
  }
}

async function runUnit<T>(client: pg.PoolClient, unit: Unit<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const steps = unit();
    let step = steps.next();
    while (!step.done) step = steps.next(await execute(client, step.value));
    await client.query('COMMIT');
    return step.value;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function execute(client: pg.PoolClient, { sql, params }: Statement): Promise<Result> {
  const result = await client.query<Row>(numberParameters(sql), [...params]);
  return { rows: result.rows, changes: result.rowCount ?? 0 };
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format ?? 'text');
}
