import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAccounts } from './accounts/create-accounts.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { loadClientFiles } from './http/client-files.ts';
import { loadPageTemplate } from './http/page-template.ts';
import { startSentence } from './start-sentence.ts';
import { readOrMakeSecret } from './store/auth-secret.ts';
import type { Engine } from './store/engine.ts';
import { openStore } from './store/open-store.ts';

const DIST = join(import.meta.dirname, '..', '..', 'dist');
const CLOSE_DEADLINE_MS = 8_000;

/** config -> store -> app -> listen -> close. Ends the process: 1 if it cannot start, 0 when asked to stop. */
export async function main(env: NodeJS.ProcessEnv): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(env);
    await start(config);
  } catch (error) {
    console.error(startSentence(error, config));
    process.exit(1);
  }
}

async function start(given: Config): Promise<void> {
  const config = withSecret(given);
  let app: FastifyInstance | undefined;
  const onError = (error: unknown) => app?.log.warn({ err: error }, 'background failure');
  const store = await openStore({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    onError,
    onFatal: (error) => endAtOnce(app, error),
  });
  const accounts = await createAccounts({ engine: store, config, onError });
  const page = {
    files: loadClientFiles(join(DIST, 'client')),
    template: loadPageTemplate(DIST, config.brandName),
  };
  app = await buildApp({ config, store, accounts, page });
  closeOnSignal(app, store);
  await app.listen({ port: config.port, host: config.host, listenTextResolver: () => '' });
  if (!config.quietStart) console.log(greeting(app, config));
}

/** Servers that share a PostgreSQL keep their secret there; a lone server keeps it in its data folder. */
function withSecret(config: Config): Config {
  if (config.databaseUrl !== undefined) return config;
  makeFolder(config.dataDir);
  accessSync(config.dataDir, constants.W_OK);
  return { ...config, authSecret: config.authSecret ?? readOrMakeSecret(config.dataDir) };
}

// Not `recursive: true`: on a folder that refuses children, such as /proc, that never returns.
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

function closeOnSignal(app: FastifyInstance, store: Engine): void {
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    const impatience = setTimeout(() => app.server.closeAllConnections(), CLOSE_DEADLINE_MS);
    await app.close();
    await store.close();
    clearTimeout(impatience);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close);
}

// Saying "not saved" is not enough here: later saves might be answered as kept while the disk drops them.
function endAtOnce(app: FastifyInstance | undefined, error: unknown): void {
  app?.log.fatal({ err: error }, 'the database file can no longer be trusted; ending');
  console.error(
    'The disk of the data folder failed while saving. The server ends so that nothing is confirmed that is not kept.',
  );
  setImmediate(() => process.exit(1));
}

function greeting(app: FastifyInstance, config: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const where =
    config.databaseUrl === undefined ? config.dataDir : `PostgreSQL at ${new URL(config.databaseUrl).host}`;
  const url = config.publicUrl ?? `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`;
  return `\n  ${config.brandName} is ready at ${url}\n  Data: ${where}\n  Stop: Ctrl+C\n`;
}
