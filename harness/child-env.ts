/**
 * What a program that a test starts gets of our settings: how it is found, and where compiled programs are kept. Stripping
 * and compiling our sources takes longer than most of what these programs do.
 */
export const childEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
