import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below those that systems give to outgoing connections: one of them would take a port between our look and its use.
const [FIRST, LAST] = [15_000, 32_000];
const TRIES = 50;

export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${TRIES} ports from ${FIRST} to ${LAST} is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    // On every address, as a server may listen there.
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
