import { execFileSync } from 'node:child_process';
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
});
