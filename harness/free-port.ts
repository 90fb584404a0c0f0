import { createServer } from 'node:net';

// Below the ephemeral ports: an outgoing connection could take one between our check and its use.
const [FIRST, LAST] = [15_000, 32_000];
const TRIES = 50;
// Each process starts at its own port and continues from there: with random ports, two would sometimes pick the same one.
const APART = 101;
let next = process.pid * APART;

export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = FIRST + (next % (LAST - FIRST));
    next += 1;
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
