import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { readOrMakeSecret } from './accounts/sessions/auth-secret.ts';
import type { Config } from './config.ts';

/** Servers that share a PostgreSQL keep their secret there; a lone server keeps it in its data folder. */
export function prepareDataFolder(config: Config): Config {
  if (config.databaseUrl !== undefined) return config;
  makeFolder(config.dataDir);
  accessSync(config.dataDir, constants.W_OK);
  return { ...config, authSecret: config.authSecret ?? readOrMakeSecret(config.dataDir) };
}

// Not `recursive: true`: on a folder that refuses children, such as /proc, that never returns.
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
