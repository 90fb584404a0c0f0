import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Settings may be in `.env` next to package.json; the shell's environment wins. */
export function loadEnv(): NodeJS.ProcessEnv {
  if (existsSync('.env')) loadEnvFile('.env');
  return process.env;
}
