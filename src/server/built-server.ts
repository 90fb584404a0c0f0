import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '..', '..', 'dist', 'server', 'serve.js');

// V8 lets fresh objects gather in two halves of up to 64 MB before it looks for the living, and dead ones among the old grow to
// several times the living before it looks there. With 32 and 150 %, some 130 MB less are held under load and saves are as many
// (docs/decisions/0495). Of halves it knows powers of two only.
const LESS_GARBAGE = ['--max-semi-space-size=32', '--heap-growing-percent=150'];

/** How the server that a build has made is run. What each of these is worth: docs/decisions/0430. */
export const BUILT_SERVER = {
  program: PROGRAM,
  arguments: [...LESS_GARBAGE, PROGRAM],
  // For glibc, which otherwise keeps for good what passwords and compressed pages need for a moment.
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' },
};
