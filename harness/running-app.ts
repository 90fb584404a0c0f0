import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export type RunningApp = {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
  /** The same address and data, with no server in between: for outages. */
  start(): Promise<void>;
};

/** The real server on a free port, with a data folder of its own. */
export async function runApp(env: Record<string, string> = {}): Promise<RunningApp> {
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'cornerstone-e2e-'));
  let server: ChildProcess | undefined;

  async function start() {
    server = spawn(process.execPath, ['scripts/serve.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        AUTH_LIMITS: 'off',
        LOG_LEVEL: 'error',
        QUIET_START: '1',
        ...env,
      },
    });
    await untilReady(url, server);
  }

  async function stop() {
    const ending = server;
    server = undefined;
    if (!ending || ending.exitCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGTERM');
    await ended;
  }

  await start();
  return { url, dataDir, start, stop };
}

export function discardData(app: RunningApp): void {
  rmSync(app.dataDir, { recursive: true, force: true });
}

async function untilReady(url: string, server: ChildProcess) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error(`No server at ${url} after 30 s.`);
}
