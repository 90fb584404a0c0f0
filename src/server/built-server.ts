import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '..', '..', 'dist', 'server', 'serve.js');

// By default, V8 collects new objects only after two halves of up to 64 MB fill up, and old ones only after they grow
// to several times the live size. With 32 MB and 150 %, it needs some 130 MB less under load at the same speed
// (docs/decisions/0495). Halves must be powers of two.
const LESS_GARBAGE = ['--max-semi-space-size=32', '--heap-growing-percent=150'];

/** How the built server is run. The effect of each option: docs/decisions/0430. */
export const BUILT_SERVER = {
  program: PROGRAM,
  arguments: [...LESS_GARBAGE, PROGRAM],
  // For glibc, which otherwise never returns memory used briefly for passwords and compressed pages.
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' },
};
