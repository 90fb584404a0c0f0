import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { childEnv } from '#harness/child-env.ts';
import { openSqlite } from '#server/testing/engines.ts';

describe('a backup that cannot be written or restored', () => {
  it('gets a full sentence that says what is left', async () => {
    const { dataDir, stop } = await openSqlite();
    const folder = mkdtempSync(join(tmpdir(), 'backup-'));
    writeFileSync(join(folder, 'file'), '');
    const target = join(folder, 'file', 'monday.db');
    const env = { ...childEnv, DATA_DIR: dataDir };
    const args = [join(import.meta.dirname, 'backup.ts'), target];
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `The backup to ${target} failed: EEXIST: file already exists, mkdir '${join(folder, 'file')}'. Nothing is left of it; the database is as it was.`,
    );
    expect(readdirSync(folder)).toEqual(['file']);
    const elsewhere = { ...childEnv, DATA_DIR: join(folder, 'file', 'data') };
    const restore = [join(import.meta.dirname, 'restore.ts'), join(dataDir, 'cornerstone.db')];
    const restored = spawnSync(process.execPath, restore, { env: elsewhere, encoding: 'utf8' });
    expect(restored.stderr.trim()).toMatch(/^The restore failed: ENOTDIR: .+'\. Nothing was changed\.$/);
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
});
