import { AppError } from '#domain/errors.ts';

export type HashGate = {
  /** Waits for a free place; throws AppError('overloaded') at once when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  readonly running: number;
};

// Each hash holds a libuv thread and 32 MiB for a third of a second. Without the cap, a hundred wrong passwords
// take every thread and file reads stand still; without the queue's end, memory grows with the attack.
export function createHashGate(atOnce: number, maxWaiting: number): HashGate {
  const waiting: (() => void)[] = [];
  let running = 0;

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else if (waiting.length >= maxWaiting) throw new AppError('overloaded');
      else await new Promise<void>((enter) => waiting.push(enter));
      try {
        return await work();
      } finally {
        leave();
      }
    },
    get running() {
      return running;
    },
  };
}
