import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('the operator’s commands', () => {
  it('keep a database that they make to its owner, also in a folder that is open to all', () => {
    const folder = mkdtempSync(join(tmpdir(), 'admin-'));
    chmodSync(folder, 0o755);
    const admin = join(import.meta.dirname, 'admin.ts');
    const env = { PATH: process.env.PATH, DATA_DIR: folder };
    const output = execFileSync(process.execPath, [admin, 'users'], { env, encoding: 'utf8' });
    const mode = statSync(join(folder, 'cornerstone.db')).mode & 0o777;
    rmSync(folder, { recursive: true, force: true });
    expect([output, mode]).toEqual(['', 0o600]);
  }, 30_000);

  it('say how they are used, and speak of the database in words for whoever runs it', () => {
    const admin = join(import.meta.dirname, 'admin.ts');
    const run = (args: string[], env: Record<string, string>) =>
      spawnSync(process.execPath, [admin, ...args], {
        env: { PATH: process.env.PATH, ...env },
        encoding: 'utf8',
      }).stderr.trim();
    expect(run(['lock'], {}).split('\n')).toContain(
      '  npm run admin -- export EMAIL [FILE]   write the file that the person could download themselves',
    );
    expect(run(['users'], { DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:1/plans' })).toBe(
      'The PostgreSQL database at 127.0.0.1:1 cannot be used (ECONNREFUSED). Start it or correct DATABASE_URL; without DATABASE_URL the built-in SQLite is used.',
    );
  }, 30_000);
});
