import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '..', '..', 'dist', 'server', 'serve.js');

/** How the server that a build has made is run. What each of these is worth: docs/decisions/0430. */
export const BUILT_SERVER = {
  program: PROGRAM,
  arguments: ['--enable-source-maps', PROGRAM],
  // For glibc, which otherwise keeps for good what passwords and compressed pages need for a moment.
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' },
};
