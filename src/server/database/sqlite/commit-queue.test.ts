import { describe, expect, it } from 'vitest';
import { CommitQueue } from './commit-queue.ts';

const BUSY = 5;
const IO_ERROR_FSYNC = 1034;
const FULL = 13;

function sqliteError(errcode: number): Error {
  return Object.assign(new Error('sqlite'), { errcode });
}

/** A connection that records its commands, and fails when a test wants it to. */
function fakeConnection(failing: { sql: string; errcode: number; times?: number } | undefined) {
  const said: string[] = [];
  let times = failing?.times ?? Number.POSITIVE_INFINITY;
  let inTransaction = false;
  return {
    said,
    get inTransaction() {
      return inTransaction;
    },
    command(sql: string) {
      said.push(sql);
      if (failing && sql === failing.sql && times > 0) {
        times -= 1;
        throw sqliteError(failing.errcode);
      }
      if (sql.startsWith('BEGIN')) inTransaction = true;
      if (sql === 'COMMIT' || sql === 'ROLLBACK') inTransaction = false;
    },
  };
}

function queueOn(connection: ReturnType<typeof fakeConnection>) {
  const fatal: unknown[] = [];
  const queue = new CommitQueue(connection, (error) => fatal.push(error));
  const add = (run: () => void = () => undefined) =>
    new Promise<void>((resolve, reject) => {
      queue.add({ run, resolve, reject });
    });
  return { fatal, add };
}

describe('the commit queue', () => {
  it('commits the units of one turn together, once', async () => {
    const connection = fakeConnection(undefined);
    const { add } = queueOn(connection);
    await Promise.all([add(), add(), add()]);
    expect(connection.said.filter((sql) => sql === 'COMMIT')).toHaveLength(1);
    await add();
    expect(connection.said.filter((sql) => sql === 'COMMIT')).toHaveLength(2);
  });

  it('confirms nothing before COMMIT returned', async () => {
    const connection = fakeConnection(undefined);
    const { add } = queueOn(connection);
    let isDone = false;
    const adding = add(() => expect(isDone).toBe(false)).then(() => {
      isDone = true;
      expect(connection.said.at(-1)).toBe('COMMIT');
    });
    await adding;
    expect(isDone).toBe(true);
  });

  it('ends the process when the disk fails in COMMIT, and confirms none of the units', async () => {
    const { add, fatal } = queueOn(fakeConnection({ sql: 'COMMIT', errcode: IO_ERROR_FSYNC }));
    const answers = await Promise.allSettled([add(), add()]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(fatal).toHaveLength(1);
  });

  it('continues after a full disk', async () => {
    const connection = fakeConnection({ sql: 'COMMIT', errcode: FULL, times: 1 });
    const { add, fatal } = queueOn(connection);
    await expect(add()).rejects.toThrow('sqlite');
    expect(connection.said.at(-1)).toBe('ROLLBACK');
    await add();
    expect(fatal).toEqual([]);
  });

  it('retries a locked file instead of refusing at once', async () => {
    const { add } = queueOn(fakeConnection({ sql: 'BEGIN IMMEDIATE', errcode: BUSY, times: 5 }));
    await expect(add()).resolves.toBeUndefined();
  });
});
