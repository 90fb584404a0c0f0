import { createPasswordHasher } from '#server/accounts/passwords/password-hasher.ts';
import {
  type AccountServer,
  cookiesFrom,
  startAccountServer,
} from '#server/accounts/testing/account-server.ts';

// Can a stranger tell from the time an answer takes whether an email has an account?
// Usage: node bench/auth-timing.ts [samples per case, default 300]
const SAMPLES = Number(process.argv[2] ?? 300);

const server = await startAccountServer({
  env: { AUTH_LIMITS: 'off' },
  hasher: createPasswordHasher(),
});
try {
  const cookie = cookiesFrom(await server.signUp('known@example.org'));
  await compare('sign-in', 'known email, wrong password', 'unknown email', (isKnown, index) =>
    server.signIn(isKnown ? 'known@example.org' : `unknown${index}@example.org`, 'a wrong password'),
  );
  await compare('sign-up', 'known email', 'new email', (isKnown, index) =>
    server.signUp(isKnown ? 'known@example.org' : `new${index}@example.org`, 'a long new sentence'),
  );
  await sessionCheck(server, cookie);
} finally {
  await server.stop();
}

async function compare(
  name: string,
  known: string,
  unknown: string,
  attempt: (isKnown: boolean, index: number) => Promise<unknown>,
): Promise<void> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let index = 0; index < SAMPLES; index += 1) {
    // Interleaved, and the order drawn anew: whatever else the machine does then weighs on both alike.
    const first = Math.random() < 0.5;
    for (const isKnown of [first, !first]) {
      const start = performance.now();
      await attempt(isKnown, index);
      times[isKnown ? 'known' : 'unknown'].push(performance.now() - start);
    }
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  const gap = (Math.abs(a - b) / Math.max(a, b)) * 100;
  print(`${name}: ${known} ${a.toFixed(1)} ms, ${unknown} ${b.toFixed(1)} ms (medians of ${SAMPLES})`);
  print(`  gap ${gap.toFixed(2)} %, Mann-Whitney p = ${mannWhitney(times.known, times.unknown).toFixed(3)}`);
}

async function sessionCheck({ accounts }: AccountServer, cookie: string): Promise<void> {
  const rounds = 50_000;
  for (let index = 0; index < 5_000; index += 1) await accounts.sessionOf(cookie);
  // Processor time, not clock time: the machine may be busy with other things.
  const before = process.cpuUsage();
  for (let index = 0; index < rounds; index += 1) await accounts.sessionOf(cookie);
  const { user, system } = process.cpuUsage(before);
  print(`session check (cookie, one read): ${((user + system) / rounds).toFixed(1)} µs of processor time`);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return ((sorted[middle] ?? 0) + (sorted[Math.ceil(sorted.length / 2) - 1] ?? 0)) / 2;
}

/** Two-sided, by the normal approximation, which is close from about 20 samples on. */
function mannWhitney(a: number[], b: number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))];
  all.sort((x, y) => x.value - y.value);
  const rankSum = all.reduce((sum, { isA }, index) => sum + (isA ? index + 1 : 0), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs(u - mean) / deviation));
}

/** Abramowitz and Stegun 26.2.17. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
