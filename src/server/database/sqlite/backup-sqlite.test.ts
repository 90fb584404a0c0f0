import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { childEnv } from '#harness/child-env.ts';
import { signUpOver } from '#harness/http-person.ts';
import { startServer } from '#harness/server-process.ts';
import { temporaryFolder } from '#server/testing/engines.ts';
import { startingWriters } from '#server/testing/writers.ts';
import { backupSqlite } from './backup-sqlite.ts';

const BACKUPS = 20;
const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

describe('backing up under load', () => {
  it(`makes ${BACKUPS} sound copies, and one of them boots with every document whole`, async () => {
    const dataDir = temporaryFolder();
    const server = await startServer({ DATA_DIR: dataDir });
    const person = await signUpOver(server.url, 'ruth@example.org');
    const writers = startingWriters(person, 8);
    await writers.writeEachOnce(server.url);
    let isRunning = true;
    const running = writers.run(server.url, () => isRunning, 40);
    const copies = join(dataDir, 'copies');
    for (let index = 0; index < BACKUPS; index += 1) {
      const pages = await backupSqlite(join(dataDir, 'cornerstone.db'), join(copies, `${index}.db`));
      expect(pages).toBeGreaterThan(0);
    }
    isRunning = false;
    await running;
    expect([...writers.statuses.keys()]).toEqual([200]);
    await server.kill('SIGTERM');
    expect(readdirSync(copies).toSorted()).toEqual(
      Array.from({ length: BACKUPS }, (_, index) => `${index}.db`).toSorted(),
    );
    expect(statSync(join(copies, '0.db')).mode & 0o777).toBe(0o600);

    const restored = join(dataDir, 'restored');
    mkdirSync(restored);
    copyFileSync(join(copies, `${BACKUPS - 1}.db`), join(restored, 'cornerstone.db'));
    copyFileSync(join(dataDir, 'auth-secret'), join(restored, 'auth-secret'));
    const again = await startServer({ DATA_DIR: restored });
    const { torn } = await writers.check(again.url);
    const { blueprints } = (await (await person.list(again.url)).json()) as { blueprints: unknown[] };
    await again.kill('SIGTERM');
    expect([torn, blueprints.length]).toEqual([0, 8]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('by command prints where the copy is, refuses to write over one, and names pg_dump for PostgreSQL', async () => {
    const dataDir = temporaryFolder();
    const server = await startServer({ DATA_DIR: dataDir });
    const run = (env: Record<string, string>, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['scripts/operating/backup.ts', ...args],
        {
          cwd: ROOT,
          env: { ...childEnv, ...env },
          encoding: 'utf8',
        },
      );
      return { status, said: `${stdout}${stderr}`.split('\n', 1)[0] };
    };
    const file = join(dataDir, 'mine.db');
    expect(run({ DATA_DIR: dataDir }, file)).toEqual({
      status: 0,
      said: expect.stringMatching(/^Backed up to .*mine\.db \(\d+\.\d MB, checked\)\.$/),
    });
    expect(run({ DATA_DIR: dataDir }, file)).toEqual({
      status: 1,
      said: `${file} exists already. Choose another name, or move it away.`,
    });
    expect(run({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://a:b@c/d' })).toEqual({
      status: 1,
      said: 'This server keeps its data in PostgreSQL: back it up with pg_dump "$DATABASE_URL".',
    });
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  });
});
