import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '..', '..', 'dist', 'server', 'serve.js');

// Of 32 MB, in which V8 lets fresh objects gather before it looks for the living, three times over. With less of it
// some 120 MB less are held under load, for about 2 % of a save's time; with a quarter of it, for 4 to 5 %.
const SMALLER_NURSERY = ['--max-semi-space-size=12'];

/** How the server that a build has made is run. What each of these is worth: docs/decisions/0430. */
export const BUILT_SERVER = {
  program: PROGRAM,
  arguments: ['--enable-source-maps', ...SMALLER_NURSERY, PROGRAM],
  // For glibc, which otherwise keeps for good what passwords and compressed pages need for a moment.
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' },
};
