import { get } from 'node:http';

const EVERY_MS = 5;
const PATIENCE_MS = 60_000;

/** The same check for every contender, so that start-up times differ only by the program. */
export async function untilAnswering(url: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if (await isAnswering(url)) return;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  throw new Error(`Nothing answered at ${url} within ${PATIENCE_MS / 1_000} s.`);
}

function isAnswering(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode === 200));
    }).on('error', () => resolve(false));
  });
}
