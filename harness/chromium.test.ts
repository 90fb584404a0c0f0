import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('is checked first: a run without a browser says so in one sentence and ends', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.ts', 'e2e'], {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: '/nowhere/chromium' },
    // Without the check it would build, and then run every browser test.
    timeout: 20_000,
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'CHROMIUM_PATH names no browser that starts (/nowhere/chromium does not start: spawnSync /nowhere/chromium ENOENT): set it to one, or unset it, then run the same command again.\n',
  });
});
