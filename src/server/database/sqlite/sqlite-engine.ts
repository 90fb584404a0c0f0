import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppError } from '#domain/errors.ts';
import type { Engine, Row, SqlValue, Unit } from '#server/database/engine.ts';
import { CHANGE_NOTHING, type Migration } from '#server/database/migration.ts';
import { CommitQueue } from './commit-queue.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { translateSqliteError } from './sqlite-failure.ts';
import { migrateSqlite } from './sqlite-migrate.ts';

const BUSY_TIMEOUT_MS = 100;
const MIGRATION_BUSY_TIMEOUT_MS = 30_000;
// The largest save, with the text that it replaces, needs this much.
const LEAST_FREE_BYTES = 1_048_576;

type Options = {
  file: string;
  migrations: readonly Migration[];
  /** Called when the disk can no longer be trusted; the process is expected to end. */
  onFatal: (error: unknown) => void;
  /** Free space on a folder's disk. */
  freeBytes?: (folder: string) => Promise<number>;
};

export class SqliteEngine implements Engine {
  readonly kind = 'sqlite';
  readonly #connection: SqliteConnection;
  readonly #commits: CommitQueue;
  readonly #freeBytes: () => Promise<number>;
  #isClosed = false;

  constructor({ file, migrations, onFatal, freeBytes = freeBytesAt }: Options) {
    this.#freeBytes = () => freeBytes(dirname(file));
    this.#connection = new SqliteConnection(file, MIGRATION_BUSY_TIMEOUT_MS);
    this.#commits = new CommitQueue(this.#connection, onFatal);
    try {
      migrateSqlite(this.#connection, migrations);
      this.#connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    } catch (error) {
      this.#connection.close();
      throw error;
    }
  }

  async read(sql: string, params: readonly SqlValue[] = []): Promise<Row[]> {
    if (this.#isClosed) throw new AppError('storage-unavailable');
    try {
      return this.#connection.execute({ sql, params }).rows;
    } catch (error) {
      throw translateSqliteError(error);
    }
  }

  unit<T>(unit: Unit<T>): Promise<T> {
    if (this.#isClosed) return Promise.reject(new AppError('storage-unavailable'));
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    let value: T;
    this.#commits.add({
      run: () => {
        value = this.#drive(unit);
      },
      resolve: () => resolve(value),
      reject: (error) => reject(translateSqliteError(error)),
    });
    return promise;
  }

  commit(): void {
    this.#commits.flush();
  }

  #drive<T>(unit: Unit<T>): T {
    const steps = unit();
    let step = steps.next();
    while (!step.done) step = steps.next(this.#connection.execute(step.value));
    return step.value;
  }

  async ping(): Promise<void> {
    await this.unit(function* () {
      yield CHANGE_NOTHING;
    });
    // An empty change needs no disk space: a save does.
    if ((await this.#freeBytes()) < LEAST_FREE_BYTES) throw new AppError('storage-full');
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    while (!this.#commits.isEmpty) await new Promise((resolve) => setImmediate(resolve));
    this.#isClosed = true;
    this.#connection.close();
  }
}

async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
