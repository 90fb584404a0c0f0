const FIRST_RUN_MS = 60_000;
const EVERY_MS = 3_600_000;

export type Job = { readonly name: string; run(): Promise<void> };

export type Jobs = {
  /** Each job's last success, in milliseconds; 0: none since the start. */
  lastSuccess(): ReadonlyMap<string, number>;
  /** Starts nothing new, and waits for the current run. */
  stop(): Promise<void>;
};

/** Hourly housekeeping, in order. A failed job is reported, retried an hour later, and visible to monitoring. */
export function startJobs(jobs: readonly Job[], onError: (error: unknown) => void): Jobs {
  const successes = new Map(jobs.map(({ name }) => [name, 0]));
  let running = Promise.resolve();
  let isStopped = false;

  async function runAll(): Promise<void> {
    for (const { name, run } of jobs) {
      if (isStopped) return;
      try {
        await run();
        successes.set(name, Date.now());
      } catch (error) {
        onError(error);
      }
    }
  }
  const begin = () => {
    running = running.then(runAll);
  };
  const first = setTimeout(begin, FIRST_RUN_MS).unref();
  const hourly = setInterval(begin, EVERY_MS).unref();

  return {
    lastSuccess: () => successes,
    async stop() {
      isStopped = true;
      clearTimeout(first);
      clearInterval(hourly);
      await running;
    },
  };
}
