import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import { freePort } from '#harness/free-port.ts';

const NEEDED = ['WebKitWebDriver', 'xvfb-run'];
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE_MS = 30_000;

type Element = { [ELEMENT]: string };

/** A page in WebKitGTK, which lays out, paints and copies like Safari, controlled by WebDriver. */
export type WebKitPage = Awaited<ReturnType<typeof openWebKit>>;

export async function openWebKit(size: { width: number; height: number }) {
  const missing = NEEDED.filter((command) => spawnSync('which', [command]).status !== 0);
  if (missing.length > 0)
    throw new Error(`Missing: ${missing.join(', ')}. On Debian: apt-get install webkit2gtk-driver xvfb`);
  const port = await freePort();
  // A process group: the driver, the browser and their virtual screen end together.
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const base = `http://127.0.0.1:${port}`;
  await until('the driver answers', () => fetch(`${base}/status`).then(({ ok }) => ok));
  const { sessionId, capabilities } = (await call(`${base}/session`, 'POST', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserPath(), args: ['--automation'] } },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const to = <T>(method: string, path: string, body?: unknown) =>
    call(`${base}/session/${sessionId}${path}`, method, body) as Promise<T>;
  const run = <T>(code: string, ...args: unknown[]) =>
    to<T>('POST', '/execute/sync', { script: `return (${code})(...arguments)`, args });
  const find = (code: string, ...args: unknown[]) =>
    until(code, () => run<Element | null>(code, ...args)) as Promise<Element>;
  await to('POST', '/window/rect', { ...size, x: 0, y: 0 });

  return {
    version: capabilities.browserVersion,
    run,
    until,
    go: (url: string) => to('POST', '/url', { url }),
    setCookie: (name: string, value: string) => to('POST', '/cookie', { cookie: { name, value, path: '/' } }),
    /** A real click: WebKit lets a page copy only during one. `code` finds the element; evaluated twice, because lists move. */
    async press(code: string, ...args: unknown[]) {
      await run('(element) => element.scrollIntoView({ block: "center" })', await find(code, ...args));
      await to('POST', `/element/${(await find(code, ...args))[ELEMENT]}/click`, {});
    },
    async type(code: string, text: string) {
      await to('POST', `/element/${(await find(code))[ELEMENT]}/value`, { text });
    },
    async shoot(file: string) {
      writeFileSync(file, Buffer.from(await to<string>('GET', '/screenshot'), 'base64'));
    },
    async close() {
      await to('DELETE', '').catch(() => undefined);
      end(driver);
    },
  };
}

async function call(url: string, method: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Retries `look` until it returns something; an error counts as nothing. */
async function until<T>(what: string, look: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look().catch(() => null);
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await rest(100);
  }
}

function browserPath(): string {
  const { stdout } = spawnSync('sh', ['-c', 'ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser'], {
    encoding: 'utf8',
  });
  return stdout.split('\n')[0] ?? '';
}

function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid);
  } catch {
    // It has exited by itself.
  }
}
