import { AppError } from '#domain/errors.ts';

export type HashGate = {
  /** Waits for a free slot. Throws AppError('overloaded') if too many wait already, or after waiting too long. */
  run<T>(work: () => Promise<T>): Promise<T>;
  readonly running: number;
  readonly waiting: number;
};

type Limits = { atOnce: number; maxWaiting: number; maxWaitMs: number };

// Each hash holds a libuv thread and 32 MiB for a third of a second. Without the cap, a hundred wrong passwords take
// every thread and block file reads. Without a limit on the queue, memory grows with the attack, and requests that wait
// longer than the socket's timeout get no answer.
export function createHashGate({ atOnce, maxWaiting, maxWaitMs }: Limits): HashGate {
  const waiting = new Set<() => void>();
  let running = 0;

  function enter(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const proceed = () => {
      clearTimeout(impatience);
      waiting.delete(proceed);
      resolve();
    };
    const impatience = setTimeout(() => {
      waiting.delete(proceed);
      reject(new AppError('overloaded'));
    }, maxWaitMs);
    waiting.add(proceed);
    return promise;
  }

  function leave(): void {
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else if (waiting.size >= maxWaiting) throw new AppError('overloaded');
      else await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting.size;
    },
  };
}
