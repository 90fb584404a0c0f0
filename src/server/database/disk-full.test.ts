import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { signUpOver } from '#harness/http-person.ts';
import { startServer } from '#harness/server-process.ts';
import { openSqlite, temporaryFolder } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp } from '#server/testing/test-app.ts';
import { startingWriters } from '#server/testing/writers.ts';
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import { SqliteEngine } from './sqlite/sqlite-engine.ts';

/** A disk of four megabytes, where this user may make one. */
function smallDisk(): { path: string; remove: () => void } | undefined {
  const path = temporaryFolder();
  const remove = () => rmSync(path, { recursive: true, force: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', path], { stdio: 'ignore' });
    return {
      path,
      remove() {
        execFileSync('umount', ['-l', path]);
        remove();
      },
    };
  } catch {
    remove();
    return undefined;
  }
}

describe('a full disk', () => {
  it('is answered 507, reads go on, and saving works again once there is room', async () => {
    const opened = await openSqlite();
    const app = await openTestApp(opened.engine);
    const person = await app.person('ruth@example.org');
    const blueprint = newBlueprint('identity', 'the plan that must survive');
    await person.create(blueprint);
    const [size] = await opened.engine.read('PRAGMA page_count');
    await opened.engine.read(`PRAGMA max_page_count = ${Number(size?.page_count) + 2}`);
    const big = newBlueprint('audience', 'x'.repeat(100_000));
    const refused = await person.create(big);
    expect([refused.statusCode, refused.json().error.code]).toEqual([507, 'storage-full']);
    expect(refused.headers['retry-after']).toBe('30');
    expect((await person.list()).json().blueprints).toMatchObject([{ id: blueprint.id, version: 1 }]);
    await opened.engine.read('PRAGMA max_page_count = 1000000');
    expect((await person.create(big)).statusCode).toBe(200);
    await app.close();
    await opened.stop();
  });

  it('is not ready until there is room again, though an empty change would still succeed', async () => {
    let free = 1_048_575;
    const engine = new SqliteEngine({
      file: join(temporaryFolder(), 'cornerstone.db'),
      migrations: ALL_MIGRATIONS,
      onFatal: (error) => expect.unreachable(String(error)),
      freeBytes: async () => free,
    });
    await expect(engine.ping()).rejects.toMatchObject({ code: 'storage-full' });
    free = 1_048_576;
    await engine.ping();
    await engine.close();
  });

  it('loses nothing of what the real server confirmed on a real small disk', async () => {
    const disk = smallDisk();
    if (!disk) {
      process.stdout.write(
        'disk full: this user may not mount a small disk, so only the page limit was tried\n',
      );
      return;
    }
    const dataDir = join(disk.path, 'data');
    mkdirSync(dataDir);
    const ballast = join(disk.path, 'ballast');
    writeFileSync(ballast, Buffer.alloc(1_200_000));
    const server = await startServer({ DATA_DIR: dataDir });
    const person = await signUpOver(server.url, 'ruth@example.org');
    const writers = startingWriters(person, 4, 60_000);
    const isFull = () => [503, 507].some((status) => writers.statuses.has(status));
    const deadline = Date.now() + 60_000;
    while (!isFull() && Date.now() < deadline) await writers.writeEachOnce(server.url);
    expect(isFull()).toBe(true);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(507);
    expect((await person.list(server.url)).status).toBe(200);
    expect(await writers.check(server.url)).toEqual({ lost: 0, torn: 0 });
    rmSync(ballast);
    const before = writers.acks;
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const answers = await writers.writeEachOnce(server.url);
    expect(answers).toContain(true);
    expect(writers.acks).toBeGreaterThan(before);
    expect(await writers.check(server.url)).toEqual({ lost: 0, torn: 0 });
    expect((await server.kill('SIGTERM')).code).toBe(0);
    const database = new DatabaseSync(join(dataDir, 'cornerstone.db'));
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    database.close();
    disk.remove();
  });
});
