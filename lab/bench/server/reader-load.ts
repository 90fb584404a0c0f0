import { setPriority } from 'node:os';
import { runLoad } from './load-client.ts';

/** The task of the readers' process. It returns the exchanges. */
export type ReaderLoad = { port: number; request: string; readers: number; seconds: number };

const BETWEEN_PAGES_MS = 4_000;

// Readers have their own machines. In the saving process, unpacking their pages would count as time of a save; and on a
// machine with two cores they must not take the processor from the measured server.
setPriority(10);

process.on('message', async ({ port, request, readers, seconds }: ReaderLoad) => {
  const exchanges = await runLoad({
    port,
    connections: readers,
    seconds,
    pauseMs: () => BETWEEN_PAGES_MS * (0.5 + Math.random()),
    next: () => request,
  });
  process.send?.(exchanges);
});
