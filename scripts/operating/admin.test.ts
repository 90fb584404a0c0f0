import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { childEnv } from '#harness/child-env.ts';
import { startAccountServer } from '#server/accounts/testing/account-server.ts';

describe('the operator’s commands', () => {
  it('create no missing database: its list would be empty, and nobody would know why', () => {
    const folder = mkdtempSync(join(tmpdir(), 'admin-'));
    const admin = join(import.meta.dirname, 'admin.ts');
    const env = { ...childEnv, DATA_DIR: folder };
    const { status, stderr } = spawnSync(process.execPath, [admin, 'users'], { env, encoding: 'utf8' });
    const left = readdirSync(folder);
    rmSync(folder, { recursive: true, force: true });
    const said = `There is no database at ${join(folder, 'cornerstone.db')}. Check DATA_DIR and DATABASE_URL.`;
    expect([status, stderr.trim(), left]).toEqual([1, said, []]);
  });

  it('print their usage, and describe database errors for the operator', () => {
    const admin = join(import.meta.dirname, 'admin.ts');
    const run = (args: string[], env: Record<string, string>) =>
      spawnSync(process.execPath, [admin, ...args], {
        env: { ...childEnv, ...env },
        encoding: 'utf8',
      }).stderr.trim();
    expect(run(['lock'], {}).split('\n')).toContain(
      '  npm run admin -- export EMAIL [FILE]   write the file that the person could download themselves',
    );
    const firstLine = (...args: string[]) => run(args, {}).split('\n')[0];
    expect(firstLine('lock')).toBe('lock needs an EMAIL.');
    expect(firstLine('restore')).toBe('There is no command "restore".');
    expect(firstLine('lock', 'a@example.org', 'b@example.org')).toBe(
      'lock takes only EMAIL, but was given a@example.org b@example.org.',
    );
    expect(firstLine('migrate', 'now')).toBe('migrate takes nothing, but was given now.');
    expect(firstLine()).toBe('Usage:');
    expect(run(['users'], { DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:1/plans' })).toBe(
      'The PostgreSQL database at 127.0.0.1:1 cannot be used (ECONNREFUSED). Start it or correct DATABASE_URL; without DATABASE_URL the built-in SQLite is used.',
    );
  });

  it('migrate a database as a separate step', () => {
    const folder = mkdtempSync(join(tmpdir(), 'admin-'));
    const env = { ...childEnv, DATA_DIR: folder };
    const args = [join(import.meta.dirname, 'admin.ts'), 'migrate'];
    const { status, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    const left = readdirSync(folder);
    rmSync(folder, { recursive: true, force: true });
    expect(status).toBe(0);
    expect(stdout).toContain(`The database in ${folder} is up to date (`);
    expect(left).toContain('cornerstone.db');
  });

  it('describe a refusing database for the operator, not for users', async () => {
    const server = await startAccountServer();
    await server.stop({ keepData: true });
    const DATABASE_URL = 'postgres://app:hunter2@127.0.0.1:1/plans';
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'admin.ts'), 'move-to-postgres'],
      { env: { ...childEnv, DATA_DIR: server.dataDir, DATABASE_URL }, encoding: 'utf8' },
    );
    rmSync(server.dataDir, { recursive: true, force: true });
    expect([status, stderr.trim()]).toEqual([
      1,
      'The PostgreSQL database at 127.0.0.1:1 cannot be used (ECONNREFUSED). Start it or correct DATABASE_URL; without DATABASE_URL the built-in SQLite is used. Nothing was moved.',
    ]);
  });

  it('export into a file that only its owner can read, never over an existing one, and log who did it', async () => {
    const server = await startAccountServer();
    await server.signUp('ruth@example.org');
    await server.stop({ keepData: true });
    const folder = mkdtempSync(join(tmpdir(), 'export-'));
    const admin = join(import.meta.dirname, 'admin.ts');
    const env: Record<string, string | undefined> = {
      ...childEnv,
      DATA_DIR: server.dataDir,
      SUDO_USER: 'boaz\nforged  delete-user',
    };
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
      const nowhere = join(folder, 'nowhere', 'ruth.json');
      expect(run('export', 'ruth@example.org', nowhere).stderr.trim()).toBe(
        `${nowhere} cannot be written (ENOENT). Choose another place for it.`,
      );
      expect(run('reset-link', 'ruth@example.org').stderr.trim()).toBe(
        'It leads to this computer only, because PUBLIC_URL is not set here.',
      );
      env.PUBLIC_URL = 'https://launch.example.com';
      expect(run('reset-link', 'ruth@example.org').stderr).toBe('');
    } finally {
      rmSync(folder, { recursive: true, force: true });
      rmSync(server.dataDir, { recursive: true, force: true });
    }
  });
});
