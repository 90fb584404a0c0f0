import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let house = '';
const at = (...path: string[]) => join(house, ...path);

// A clone of three files, and an npm that only records its arguments.
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'cornerstone-run-'));
  mkdirSync(at('scripts'));
  cpSync('scripts/run.mjs', at('scripts', 'run.mjs'));
  writeFileSync(at('package-lock.json'), '{"locked":1}');
  for (const program of ['start.ts', 'test.ts']) {
    writeFileSync(at('scripts', program), "console.log('ran', ...process.argv.slice(2), process.cwd());\n");
  }
  writeNpm(0);
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

function writeNpm(exitCode: number): void {
  writeFileSync(
    at('npm.cjs'),
    `require('node:fs').appendFileSync(${JSON.stringify(at('asked'))}, process.argv.slice(2).join(' ') + '\\n');
     if (${exitCode} === 0) console.log('added 3 packages');
     process.exit(${exitCode});`,
  );
}

function run(...args: string[]) {
  const env = { ...process.env, npm_execpath: at('npm.cjs') };
  const options = { cwd: tmpdir(), env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [at('scripts', 'run.mjs'), ...args],
    options,
  );
  return { status, stdout, stderr };
}

const asked = () => (existsSync(at('asked')) ? readFileSync(at('asked'), 'utf8').trim().split('\n') : []);
const LEAN = 'install --no-save --no-audit --no-fund --loglevel=error --omit=dev';
const WHOLE = 'install --no-save --no-audit --no-fund --loglevel=error';

describe('scripts/run.mjs', () => {
  it('installs the lock file once, then runs the program in this folder', () => {
    const first = run('scripts/start.ts', 'one', 'two');
    expect(first.stderr).toBe(
      'Installing packages (first time, or the lock file changed)…\nadded 3 packages\n',
    );
    expect(first.stdout).toBe(`ran one two ${house}\n`);
    expect(run('scripts/start.ts').stdout).toBe(`ran ${house}\n`);
    expect(asked()).toEqual([LEAN]);
  });

  it('installs the test tools when a program needs them, and keeps them', () => {
    run('scripts/start.ts');
    run('scripts/test.ts');
    run('scripts/start.ts');
    expect(asked()).toEqual([LEAN, WHOLE]);
    writeFileSync(at('package-lock.json'), '{"locked":2}');
    run('scripts/start.ts');
    expect(asked()).toEqual([LEAN, WHOLE, WHOLE]);
  });

  it('says what to do when installing fails, and tries again next time', () => {
    writeNpm(1);
    const failed = run('scripts/start.ts');
    expect(failed.status).toBe(1);
    expect(failed.stderr.split('\n').slice(1)).toEqual([
      'The packages could not be installed. Check the network connection, then run the same command again.',
      '',
    ]);
    expect(failed.stdout).not.toContain('ran');
    writeNpm(0);
    expect(run('scripts/start.ts').stdout).toContain('ran');
  });

  it('prints its usage without arguments', () => {
    const { status, stderr } = run();
    expect([status, stderr]).toEqual([1, 'Usage: node scripts/run.mjs <program.ts> [arguments]\n']);
    expect(asked()).toEqual([]);
  });

  it('passes a SIGTERM for npm start to the server, and waits for its end', async () => {
    writeFileSync(
      at('scripts', 'start.ts'),
      `process.on('SIGTERM', () => setTimeout(() => { console.log('ended in peace'); process.exit(0); }, 50));
       setInterval(() => undefined, 1_000);
       console.log('up');`,
    );
    const start = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start;
    // Like npm: it signals only this shell.
    const shell = spawn('sh', ['-c', start], {
      cwd: house,
      env: { ...process.env, npm_execpath: at('npm.cjs') },
    });
    let output = '';
    shell.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (text.includes('up')) shell.kill('SIGTERM');
    });
    const [code] = await once(shell, 'exit');
    expect([code, output]).toEqual([0, expect.stringContaining('ended in peace')]);
  });
});
