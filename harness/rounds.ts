type Rounds = { usual: number; full: number };

/**
 * How often a test repeats: a few times in every run, more with `ROUNDS=full npm test` before a release. A variable
 * such as `KILLS=200` sets it for one kind of test.
 */
export function roundsOf(variable: string, { usual, full }: Rounds): number {
  const own = process.env[variable];
  if (own !== undefined) return Number(own);
  return process.env.ROUNDS === 'full' ? full : usual;
}
