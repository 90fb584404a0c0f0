import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '..', '..', 'dist', 'server', 'serve.js');

// V8 lets fresh objects gather in two halves of up to 64 MB before it looks for the living; with 16, some 120 MB less are
// held under load, for some 7 % of a save's processor time. It knows powers of two only: 12 would be 16 (docs/decisions/0495).
const SMALLER_NURSERY = ['--max-semi-space-size=16'];

/** How the server that a build has made is run. What each of these is worth: docs/decisions/0430. */
export const BUILT_SERVER = {
  program: PROGRAM,
  arguments: ['--enable-source-maps', ...SMALLER_NURSERY, PROGRAM],
  // For glibc, which otherwise keeps for good what passwords and compressed pages need for a moment.
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' },
};
