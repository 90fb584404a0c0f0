import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type AppProcess = {
  url: string;
  /** Everything the server printed so far. */
  log: () => string;
  /** Every byte the server has written to disk, as text. */
  diskText: () => string;
  stop: () => Promise<void>;
};

/** The real server over the built client, on a free port and a folder of its own. */
export async function startApp(env: Record<string, string> = {}): Promise<AppProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cornerstone-ai-'));
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      AUTH_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const hear = (bytes: Buffer) => {
    log += bytes.toString('utf8');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const url = await addressOf(child, () => log);
  return {
    url,
    log: () => log,
    diskText: () =>
      readdirSync(dataDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
        .join('\n'),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function addressOf(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(log())?.[0];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', look);
    child.once('exit', () => reject(new Error(`The server did not start: ${log()}`)));
  });
}
