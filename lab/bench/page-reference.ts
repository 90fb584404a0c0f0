import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

// Inside the project, so that its packages are found; inside dist/, so that it isn't committed.
const DIR = resolve('dist', 'bench-reference');
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const MAIN = `
import { createRoot } from 'react-dom/client';
import { initializeApp } from 'firebase/app';
import { createUserWithEmailAndPassword, getAuth, onAuthStateChanged, signInWithEmailAndPassword } from 'firebase/auth';
import { collection, doc, getDocs, getFirestore, setDoc } from 'firebase/firestore';
import OpenAI from 'openai';
import { AuthScreen } from '#client/features/auth/auth-screen.tsx';
import { validateSignIn, validateSignUp } from '#domain/account/account.ts';
import '../../src/client/styles.css';

const app = initializeApp({ apiKey: 'none', projectId: 'none', appId: 'none' });
const auth = getAuth(app);
const db = getFirestore(app);
const actions = {
  signIn: checked(validateSignIn, ({ email, password }) => signInWithEmailAndPassword(auth, email, password)),
  signUp: checked(validateSignUp, ({ email, password }) => createUserWithEmailAndPassword(auth, email, password)),
};
function checked(check, send) {
  return async (values) => {
    const issues = check(values);
    return Object.keys(issues).length > 0 ? { status: 'invalid', issues, recheck: check } : send(values);
  };
}
Object.assign(window, { later: { onAuthStateChanged, collection, doc, getDocs, setDoc, db, OpenAI } });
createRoot(document.getElementById('root')).render(
  <AuthScreen brandName="Cornerstone" canResetByMail={false} loadActions={async () => actions} onSignedIn={() => {}} />,
);
`;
const HTML =
  '<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Reference</title></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>';

// Downloaded for the measurement: the product uses only its analytics.
const FIREBASE = 'firebase@12.19.0';

function installFirebase(): void {
  if (existsSync(join(DIR, 'node_modules', 'firebase'))) return;
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', '--prefix', DIR, ...quiet, FIREBASE], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${FIREBASE} could not be fetched. Check the network connection.`);
}

export type Reference = { url: string; scriptBytes: number; stop(): void };

/** The same sign-in screen, built the usual way: a single script, rendered by the browser. */
export async function startReference(): Promise<Reference> {
  mkdirSync(DIR, { recursive: true });
  rmSync(join(DIR, 'out'), { recursive: true, force: true });
  installFirebase();
  writeFileSync(join(DIR, 'index.html'), HTML);
  writeFileSync(join(DIR, 'main.jsx'), MAIN);
  await build({
    configFile: false,
    logLevel: 'error',
    root: DIR,
    plugins: [react(), tailwindcss()],
    build: {
      outDir: 'out',
      target: 'es2023',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 5_000,
    },
  });
  const html = readFileSync(join(DIR, 'out', 'index.html'), 'utf8');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  // Compressed in advance, like on our server: compressing per request would make this side look slow.
  const files = new Map<string, Buffer>(
    readdirSync(join(DIR, 'out'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map(
        (file) => [`/${relative(join(DIR, 'out'), file)}`, brotliCompressSync(readFileSync(file))] as const,
      ),
  );
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const bytes = files.get(path);
    if (!bytes) return response.writeHead(404).end();
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    scriptBytes: gzipSync(readFileSync(join(DIR, 'out', script)), { level: 9 }).length,
    stop: () => server.close(),
  };
}
