import { isBusy, isFatal } from './sqlite-failure.ts';

// Waiting inside SQLite would block every request, so a locked file is retried from here.
const BUSY_RETRY_MS = 25;
const BUSY_DEADLINE_MS = 5_000;

export type Transactional = { command(sql: string): void; readonly inTransaction: boolean };

export type Job = {
  run: () => void;
  resolve: () => void;
  reject: (error: unknown) => void;
  /** Set when the file was found locked. */
  deadline?: number;
};

/** Units of one event-loop turn share one COMMIT, and so one wait for the disk. */
export class CommitQueue {
  readonly #connection: Transactional;
  readonly #onFatal: (error: unknown) => void;
  #waiting: Job[] = [];
  #isScheduled = false;

  constructor(connection: Transactional, onFatal: (error: unknown) => void) {
    this.#connection = connection;
    this.#onFatal = onFatal;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  add(job: Job): void {
    this.#waiting.push(job);
    if (!this.#isScheduled) this.#schedule(0);
  }

  #schedule(delayMs: number): void {
    this.#isScheduled = true;
    const flush = () => {
      this.#isScheduled = false;
      this.flush();
    };
    if (delayMs === 0) setImmediate(flush);
    else setTimeout(flush, delayMs);
  }

  flush(): void {
    const batch = this.#waiting;
    if (batch.length === 0) return;
    this.#waiting = [];
    try {
      this.#connection.command('BEGIN IMMEDIATE');
    } catch (error) {
      this.#refuse(batch, error);
      return;
    }
    const failures = new Map<Job, unknown>();
    try {
      this.#runAll(batch, failures);
      this.#connection.command('COMMIT');
    } catch (error) {
      this.#undo(batch, failures, error);
      return;
    }
    for (const job of batch) settle(job, failures);
  }

  // Failures are rare and savepoints cost time: a batch first runs without any; if a unit throws, it is rolled back and
  // run again with one savepoint per unit.
  #runAll(batch: readonly Job[], failures: Map<Job, unknown>): void {
    try {
      for (const job of batch) job.run();
    } catch (error) {
      if (batch.length === 1 || isFatal(error) || !this.#connection.inTransaction) throw error;
      this.#connection.command('ROLLBACK');
      this.#connection.command('BEGIN IMMEDIATE');
      for (const job of batch) this.#runGuarded(job, failures);
    }
  }

  #runGuarded(job: Job, failures: Map<Job, unknown>): void {
    this.#connection.command('SAVEPOINT unit');
    try {
      job.run();
    } catch (error) {
      failures.set(job, error);
      // On a full disk, SQLite rolls back everything: then nothing in this batch was saved.
      if (!this.#connection.inTransaction || isFatal(error)) throw error;
      this.#connection.command('ROLLBACK TO unit');
    }
    this.#connection.command('RELEASE unit');
  }

  #undo(batch: readonly Job[], failures: ReadonlyMap<Job, unknown>, error: unknown): void {
    try {
      if (this.#connection.inTransaction) this.#connection.command('ROLLBACK');
    } catch (rollbackError) {
      this.#onFatal(rollbackError);
    }
    for (const job of batch) job.reject(failures.get(job) ?? error);
    if (isFatal(error)) this.#onFatal(error);
  }

  #refuse(batch: readonly Job[], error: unknown): void {
    const now = Date.now();
    const mayWait = (job: Job) => {
      job.deadline ??= now + BUSY_DEADLINE_MS;
      return isBusy(error) && job.deadline > now;
    };
    for (const job of batch) if (!mayWait(job)) job.reject(error);
    this.#waiting = [...batch.filter(mayWait), ...this.#waiting];
    if (this.#waiting.length > 0 && !this.#isScheduled) this.#schedule(BUSY_RETRY_MS);
    if (isFatal(error)) this.#onFatal(error);
  }
}

function settle(job: Job, failures: ReadonlyMap<Job, unknown>): void {
  if (failures.has(job)) job.reject(failures.get(job));
  else job.resolve();
}
