/**
 * Compiler options for running alongside other work: several checkers repeat the same types, and the garbage collector
 * spends two fifths of the time on memory that is freed shortly after.
 */
export const ONE_CORE = {
  arguments: ['--checkers', '1'],
  env: { GOGC: 'off', GOMEMLIMIT: '1500MiB' },
};
