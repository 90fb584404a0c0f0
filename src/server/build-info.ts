import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The running version, for monitoring a deploy: app version, client build, Node, kind of database. */
export function buildInfo(
  root: string,
  { databaseUrl, distDir }: Pick<Config, 'databaseUrl' | 'distDir'>,
): Record<string, string> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const stamp = join(distDir, 'built-from');
  return {
    version,
    build: existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, 12) : 'none',
    node: process.versions.node,
    database: databaseUrl === undefined ? 'sqlite' : 'postgres',
  };
}
