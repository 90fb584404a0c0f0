import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { type Engine, statement } from '#server/database/engine.ts';
import { UnitOfWork } from './unit-of-work.ts';

/** Records what each transaction would do; a statement that says "nothing" touches no row. */
function recordingEngine() {
  const transactions: string[][] = [];
  const unit: Engine['unit'] = async (make) => {
    const steps = make();
    const done: string[] = [];
    let step = steps.next();
    while (!step.done) {
      done.push(step.value.sql);
      step = steps.next({ rows: [], changes: step.value.sql === 'nothing' ? 0 : 1 });
    }
    transactions.push(done);
    return step.value;
  };
  const engine: Engine = {
    kind: 'sqlite',
    read: async () => [],
    unit,
    commit: () => undefined,
    ping: async () => undefined,
    close: async () => undefined,
  };
  return { work: new UnitOfWork(engine), transactions };
}

describe('a unit of work', () => {
  it('applies the writes of one operation together, also those of operations inside it', async () => {
    const { work, transactions } = recordingEngine();
    await work.run(async () => {
      await work.write(statement('one'));
      await work.run(() => work.write(statement('two')));
      await new Promise(setImmediate);
      await work.write(statement('three'));
    });
    expect(transactions).toEqual([['one', 'two', 'three']]);
  });

  it('applies nothing when the operation fails', async () => {
    const { work, transactions } = recordingEngine();
    const failing = work.run(async () => {
      await work.write(statement('one'));
      throw new AppError('wrong-password');
    });
    await expect(failing).rejects.toMatchObject({ code: 'wrong-password' });
    expect(transactions).toEqual([]);
  });

  it('rolls back everything when a write that had to touch a row touched none', async () => {
    const { work, transactions } = recordingEngine();
    const failing = work.run(async () => {
      await work.write(statement('one'));
      await work.write(statement('nothing'), () => new AppError('reset-link-invalid'));
    });
    await expect(failing).rejects.toMatchObject({ code: 'reset-link-invalid' });
    expect(transactions).toEqual([]);
  });

  it('keeps operations that run at the same time apart', async () => {
    const { work, transactions } = recordingEngine();
    await Promise.all(
      ['a', 'b'].map((name) =>
        work.run(async () => {
          await work.write(statement(`${name}1`));
          await new Promise(setImmediate);
          await work.write(statement(`${name}2`));
        }),
      ),
    );
    expect(transactions).toEqual([
      ['a1', 'a2'],
      ['b1', 'b2'],
    ]);
  });

  it('refuses a write that comes after its operation was applied', async () => {
    const { work } = recordingEngine();
    let late: Promise<void> = Promise.resolve();
    await work.run(async () => {
      late = new Promise(setImmediate).then(() => work.write(statement('late')));
      late.catch(() => undefined);
    });
    await expect(late).rejects.toThrow('A write came after its operation was applied');
  });

  it('writes at once outside an operation', async () => {
    const { work, transactions } = recordingEngine();
    await work.write(statement('alone'));
    expect(transactions).toEqual([['alone']]);
  });
});
