// Runs one of our TypeScript programs on Node 24, after installing everything in the lock file. Plain JavaScript
// without dependencies: a clean clone has nothing else, and the system's Node may be 20.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const NEEDED_NODE = 24;
const root = resolve(import.meta.dirname, '..');
const marker = join(root, 'node_modules', '.installed.json');
const compileCache = join(root, 'node_modules', '.cache', 'compiled');

// These run without test tools, so that a first `npm start` doesn't download a browser and a PostgreSQL.
const LEAN_PROGRAMS = new Set(
  ['start', 'build', 'dev', 'serve', 'serve-built'].map((name) => `scripts/${name}.ts`),
);
const LEAN_FOLDER = 'scripts/operating/';

// Without V8's cache they start a third of a second later, but then handle a tenth more saves for weeks: V8 optimizes
// cached code less well.
const SERVERS = new Set(['start', 'serve', 'serve-built'].map((name) => `scripts/${name}.ts`));

const [program, ...args] = process.argv.slice(2);
if (!program) fail('Usage: node scripts/run.mjs <program.ts> [arguments]');

install(!LEAN_PROGRAMS.has(program) && !program.startsWith(LEAN_FOLDER));
await run(join(root, program), args);

function install(withTestTools) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = readMarker();
  if (installed.lock === lock && (installed.withTestTools || !withTestTools)) return;

  const everything = withTestTools || installed.withTestTools === true;
  // On standard error, like npm's output: standard output is for the program, in production JSON lines.
  console.error(
    `Installing packages${everything ? ' and test tools' : ''} (first time, or the lock file changed)…`,
  );
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it refuses a lock file without optional packages for other systems, and a registry may lack some.
  // This installs the same locked versions without changing the lock file.
  const npmArgs = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!everything) npmArgs.push('--omit=dev');
  const options = { cwd: root, stdio: ['inherit', process.stderr, 'inherit'] };
  const result = npm
    ? spawnSync(process.execPath, [npm, ...npmArgs], options)
    : spawnSync('npm', npmArgs, { ...options, shell: process.platform === 'win32' });
  if (result.status !== 0)
    fail(
      'The packages could not be installed. Check the network connection, then run the same command again.',
    );
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(marker, JSON.stringify({ lock, withTestTools: everything }));
}

function readMarker() {
  try {
    return JSON.parse(readFileSync(marker, 'utf8'));
  } catch {
    return {};
  }
}

async function run(file, fileArgs) {
  process.chdir(root);
  process.env.PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_NODE) {
    process.argv = [process.execPath, file, ...fileArgs];
    if (!SERVERS.has(program)) module.enableCompileCache?.(compileCache);
    await import(pathToFileURL(file).href);
    return;
  }
  if (!SERVERS.has(program)) process.env.NODE_COMPILE_CACHE ??= compileCache;
  const child = spawn(shippedNode(), [file, ...fileArgs], { stdio: 'inherit' });
  // A terminal's Ctrl+C reaches the child directly; `kill` reaches only us, so pass it on and wait.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function shippedNode() {
  const node = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(node)) return node;
  return fail(
    `Node ${NEEDED_NODE} or newer is needed on this system (found ${process.versions.node}): install it from nodejs.org, then run the same command again.`,
  );
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
