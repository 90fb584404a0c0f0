import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const FILES = [
  'package.json',
  'scripts/serve-built.ts',
  'scripts/launch-server.ts',
  'src/server/built-server.ts',
];
let house = '';

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'cornerstone-launch-'));
  for (const file of FILES) cpSync(file, join(house, file));
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

const PROGRAM = ['scripts/serve-built.ts'];

describe('launching the built server', () => {
  it('says what to do when there is none', () => {
    const { status, stderr } = spawnSync(process.execPath, PROGRAM, { cwd: house, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'The server is not built yet. Run this first: npm run build\n']);
  });

  it('turns this process into it, so that signals and settings reach it', async () => {
    mkdirSync(join(house, 'dist', 'server'), { recursive: true });
    writeFileSync(
      join(house, 'dist', 'server', 'serve.js'),
      `process.on('SIGTERM', () => { console.log('ended in peace'); process.exit(0); });
       setInterval(() => undefined, 1_000);
       console.log(JSON.stringify([process.pid, process.env.BRAND_NAME, process.execArgv.some((flag) => flag.startsWith('--heap-growing-percent'))]));`,
    );
    const child = spawn(process.execPath, PROGRAM, {
      cwd: house,
      env: { ...process.env, BRAND_NAME: 'Bedrock' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (text.includes('Bedrock')) child.kill('SIGTERM');
    });
    const [code] = await once(child, 'close');
    expect([code, output]).toEqual([0, `[${child.pid},"Bedrock",true]\nended in peace\n`]);
  });
});
