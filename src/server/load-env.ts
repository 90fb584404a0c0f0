import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Settings may live in `.env` next to package.json; what the shell already says wins. */
export function loadEnv(): NodeJS.ProcessEnv {
  if (existsSync('.env')) loadEnvFile('.env');
  return process.env;
}
