/**
 * Which of our settings a program started by a test gets: how programs are found, and where compiled ones are kept.
 * Stripping and compiling our sources takes longer than most of what these programs do.
 */
export const childEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
