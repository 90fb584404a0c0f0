import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startAccountServer } from '#server/accounts/testing/account-server.ts';

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

  it('export into a file that its owner alone reads, over none that is there, and write down who did', async () => {
    const server = await startAccountServer();
    await server.signUp('ruth@example.org');
    await server.stop({ keepData: true });
    const folder = mkdtempSync(join(tmpdir(), 'export-'));
    const admin = join(import.meta.dirname, 'admin.ts');
    const env = { PATH: process.env.PATH, DATA_DIR: server.dataDir, SUDO_USER: 'boaz\nforged  delete-user' };
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [admin, ...args], { cwd: folder, env, encoding: 'utf8' });
    try {
      expect(run('export', 'Ruth@example.org', 'ruth.json').status).toBe(0);
      expect(statSync(join(folder, 'ruth.json')).mode & 0o777).toBe(0o600);
      symlinkSync(join(folder, 'elsewhere.json'), join(folder, 'link.json'));
      for (const name of ['ruth.json', 'link.json']) {
        const again = run('export', 'ruth@example.org', name);
        expect([again.status, again.stderr.trim()]).toEqual([
          1,
          `${join(folder, name)} exists already. Choose another name, or move it away.`,
        ]);
      }
      expect(existsSync(join(folder, 'elsewhere.json'))).toBe(false);
      expect(run('export', '../../ruth@example.org').status).toBe(1);
      const log = run('audit').stdout.trim().split('\n');
      expect(log).toHaveLength(3);
      for (const line of log)
        expect(line).toMatch(/^\d{4}-\d\d-\d\d [\d:]{8} {2}\S+ +export +ruth@example\.org$/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      rmSync(server.dataDir, { recursive: true, force: true });
    }
  }, 60_000);
});
