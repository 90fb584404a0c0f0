import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

export type Programs = { patroni: string; etcd: string; haproxy: string; postgresBin: string };

/** Where Debian's packages install them; otherwise a sentence that names what is missing. */
export function findPrograms(): Programs | string {
  const found = {
    patroni: firstThere('/usr/bin/patroni', '/usr/local/bin/patroni'),
    etcd: firstThere('/usr/bin/etcd', '/usr/local/bin/etcd'),
    haproxy: firstThere('/usr/sbin/haproxy', '/usr/local/sbin/haproxy'),
    postgresBin: newestPostgres(),
  };
  const { patroni, etcd, haproxy, postgresBin } = found;
  if (patroni && etcd && haproxy && postgresBin) return { patroni, etcd, haproxy, postgresBin };
  const missing = Object.entries(found).flatMap(([name, path]) => (path ? [] : [name]));
  return `Failover needs Patroni, etcd, HAProxy and PostgreSQL (Debian: apt-get install patroni etcd-server haproxy postgresql). Missing here: ${missing.join(', ')}.`;
}

function firstThere(...paths: string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}

function newestPostgres(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const [newest] = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
  return newest === undefined ? undefined : firstThere(join(DEBIAN, newest, 'bin'));
}

/** PostgreSQL refuses to run as root: then as the user created by its package. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
