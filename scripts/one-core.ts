/**
 * How the compiler is run beside something else: several checkers work out the same types again, and its collector of
 * garbage takes two fifths of the time for memory that it gives back a moment later.
 */
export const ONE_CORE = {
  arguments: ['--checkers', '1'],
  env: { GOGC: 'off', GOMEMLIMIT: '1500MiB' },
};
