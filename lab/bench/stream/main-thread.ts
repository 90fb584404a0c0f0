import type { Browser } from '@playwright/test';

type TraceEvent = {
  ph: string;
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
};

type TasksBetween = (from: string, to: string) => number[];

/**
 * The processor time of each task on the page's main thread between two marks of the page. Unlike the time between
 * frames it excludes other programs on a busy machine, so it is the page's own cost.
 */
export async function recordTasks(browser: Browser): Promise<() => Promise<TasksBetween>> {
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => {
      devtools.once('Tracing.tracingComplete', () => resolve());
    });
    await devtools.send('Tracing.end');
    await complete;
    return (from, to) => tasksBetween(events, from, to);
  };
}

function tasksBetween(events: readonly TraceEvent[], from: string, to: string): number[] {
  const first = events.find(({ name }) => name === from);
  const last = events.find(({ name }) => name === to);
  if (!first || !last) throw new Error(`The page never marked ${from} and ${to}.`);
  return events
    .filter(({ name, pid, tid }) => /::RunTask$/.test(name) && pid === first.pid && tid === first.tid)
    .filter(({ ts }) => ts >= first.ts && ts <= last.ts)
    .map(({ tdur = 0 }) => tdur / 1_000);
}
