type Rounds = { usual: number; full: number };

/**
 * How often a test does the same thing: a few times in every run, `ROUNDS=full npm test` before a release. A variable of its
 * own (`KILLS=200`) sets it for one kind of test.
 */
export function roundsOf(variable: string, { usual, full }: Rounds): number {
  const own = process.env[variable];
  if (own !== undefined) return Number(own);
  return process.env.ROUNDS === 'full' ? full : usual;
}
