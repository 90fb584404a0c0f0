import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { BUILT_SERVER } from '#server/built-server.ts';
import { buildServerOnce } from './build-once.ts';
import { freePort } from './free-port.ts';

const ROOT = join(import.meta.dirname, '..');
const READY_MS = 30_000;

export type Exit = { code: number | null; signal: NodeJS.Signals | null; output: string };

type Spawned = { child: ChildProcess; exited: Promise<Exit>; output: () => string };

export type ServerProcess = {
  port: number;
  url: string;
  pid: number;
  /** All output so far. */
  output: () => string;
  exited: Promise<Exit>;
  kill(signal: NodeJS.Signals): Promise<Exit>;
};

type Env = Record<string, string>;

/** The built server, run like `npm start` does. */
export function spawnServer(env: Env): Spawned {
  buildServerOnce();
  const child = spawn(process.execPath, BUILT_SERVER.arguments, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, QUIET_START: '1', AUTH_LIMITS: 'off', ...BUILT_SERVER.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exited = new Promise<Exit>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, output })),
  );
  return { child, exited, output: () => output };
}

/** The real server as a separate process, once it answers on /readyz. */
export async function startServer(env: Env): Promise<ServerProcess> {
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT);
  const { child, exited, output } = spawnServer({ ...env, PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, exited);
  return {
    port,
    url,
    pid: child.pid ?? 0,
    output,
    exited,
    kill(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

async function untilReady(url: string, exited: Promise<Exit>): Promise<void> {
  let exit: Exit | undefined;
  void exited.then((value) => {
    exit = value;
  });
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (exit) throw new Error(`The server ended with ${exit.code}: ${exit.output}`);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The server did not get ready');
}
