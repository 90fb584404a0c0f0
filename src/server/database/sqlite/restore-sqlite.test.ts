import { spawnSync } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { childEnv } from '#harness/child-env.ts';
import { signUpOver } from '#harness/http-person.ts';
import { spawnServer, startServer } from '#harness/server-process.ts';
import { statement } from '#server/database/engine.ts';
import { ALL_MIGRATIONS } from '#server/database/migrations/all-migrations.ts';
import { openSqlite, temporaryFolder } from '#server/testing/engines.ts';
import { backupSqlite } from './backup-sqlite.ts';
import { restoreSqlite } from './restore-sqlite.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const IN_USE = 'A server still uses this database. Stop it, then run the same command again.';
const SERVICE = 65_534;
const ADD_USER =
  'INSERT INTO users (uid, email, email_verified, created_at, updated_at) VALUES (?, ?, 0, 0, 0)';

let folder = '';
const at = (...names: string[]) => join(folder, ...names);
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function restore(file: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/operating/restore.ts', file], {
    cwd: ROOT,
    env: { ...childEnv, DATA_DIR: at('data') },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}`.trim().split('\n') };
}

const put = (name: string) =>
  restoreSqlite(at(name), at('data', 'cornerstone.db'), ALL_MIGRATIONS, at('data', 'backups', 'before.db'));

async function addUser(email: string): Promise<void> {
  const { engine } = await openSqlite(at('data'));
  await engine.unit(function* () {
    yield statement(ADD_USER, email, email);
  });
  await engine.close();
}

function emails(file = at('data', 'cornerstone.db')): unknown[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare('SELECT email FROM users ORDER BY email DESC').all();
  database.close();
  return rows.map(({ email }) => email);
}

describe('a server on its data folder', () => {
  it('locks out a restore and a second server while it runs, but not after a kill', async () => {
    const server = await startServer({ DATA_DIR: at('data') });
    await signUpOver(server.url, 'ruth@example.org');
    await backupSqlite(at('data', 'cornerstone.db'), at('monday.db'));
    expect(restore(at('monday.db'))).toEqual({ status: 1, said: [`${IN_USE} Nothing was changed.`] });
    const second = await spawnServer({ DATA_DIR: at('data'), PORT: '0' }).exited;
    expect([second.code, second.output.trim()]).toEqual([1, IN_USE]);
    await server.kill('SIGKILL');
    expect(restore(at('monday.db')).said[0]).toBe(`Restored ${at('monday.db')}: 1 account.`);
  });
});

describe('npm run restore', () => {
  beforeEach(async () => {
    mkdirSync(at('data'));
    await addUser('ruth@example.org');
    await backupSqlite(at('data', 'cornerstone.db'), at('monday.db'));
    await addUser('naomi@example.org');
  });

  it('puts the backup in place and keeps the old database, with its newest saves', () => {
    const { status, said } = restore(at('monday.db'));
    expect([status, said[0], said[2]]).toEqual([
      0,
      `Restored ${at('monday.db')}: 1 account.`,
      'Start the server now.',
    ]);
    expect(emails()).toEqual(['ruth@example.org']);
    const [aside = ''] = readdirSync(at('data', 'backups'));
    expect(said[1]).toBe(`What was there before is kept at ${at('data', 'backups', aside)}.`);
    expect(emails(at('data', 'backups', aside))).toEqual(['ruth@example.org', 'naomi@example.org']);
    expect(existsSync(at('data', 'cornerstone.db-wal'))).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)('by root gives all files to the folder’s owner', async () => {
    chownSync(at('data'), SERVICE, SERVICE);
    put('monday.db');
    await backupSqlite(at('data', 'cornerstone.db'), at('data', 'backups', 'tuesday.db'));
    await backupSqlite(at('data', 'cornerstone.db'), at('wednesday.db'));
    const names = ['server.lock', 'cornerstone.db', 'backups', join('backups', 'tuesday.db')];
    expect(names.map((name) => [name, statSync(at('data', name)).uid])).toEqual(
      names.map((name) => [name, SERVICE]),
    );
    expect(statSync(at('wednesday.db')).uid).toBe(0);
  });

  it('also works over a damaged database', () => {
    writeFileSync(at('data', 'cornerstone.db'), 'not a database any more');
    put('monday.db');
    expect(emails()).toEqual(['ruth@example.org']);
  });

  it.each([
    [
      'a file that is no database',
      'other.db is no backup of this app. Choose a file that npm run backup made.',
    ],
    ['a file that is not there', 'There is no file at'],
    ['a backup that a newer version made', 'This database was written by a newer version of the app.'],
  ])('refuses %s and changes nothing', (what, sentence) => {
    if (what.includes('no database')) writeFileSync(at('other.db'), 'words');
    if (what.includes('newer')) {
      copyFileSync(at('monday.db'), at('other.db'));
      const backup = new DatabaseSync(at('other.db'));
      backup.exec("INSERT INTO schema_migrations VALUES (999, 'takes away: all', 0)");
      backup.close();
    }
    expect(() => put('other.db')).toThrow(sentence);
    expect(emails()).toEqual(['ruth@example.org', 'naomi@example.org']);
    expect(readdirSync(at('data')).filter((name) => name.includes('restoring'))).toEqual([]);
  });
});
