/**
 * The environment passed to programs started by a test: how to find programs, and the compile cache. Stripping and
 * compiling our sources takes longer than most of these programs run.
 */
export const childEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
