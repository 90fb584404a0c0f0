/**
 * How the compiler is run while something else runs: several checkers work out the same types again, and its garbage
 * collector spends two fifths of the time on memory that is freed a moment later.
 */
export const ONE_CORE = {
  arguments: ['--checkers', '1'],
  env: { GOGC: 'off', GOMEMLIMIT: '1500MiB' },
};
