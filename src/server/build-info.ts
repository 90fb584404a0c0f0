import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** What runs here, for anyone who watches a deploy: the version, the build of the client, Node, the kind of database. */
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
