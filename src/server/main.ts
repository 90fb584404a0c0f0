import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createAccounts } from './accounts/create-accounts.ts';
import { ALL_KINDS, OWNED_DOCUMENTS } from './all-kinds.ts';
import { buildApp } from './app.ts';
import { buildInfo } from './build-info.ts';
import { type Config, readConfig } from './config.ts';
import { openStore, walBytes } from './database/open-store.ts';
import { lockDataFolder } from './database/sqlite/data-folder-lock.ts';
import { waitForDatabase } from './database/wait-for-database.ts';
import { forgetOldTexts } from './documents/sql/retention.ts';
import { greeting } from './greeting.ts';
import { createEventLoopLag } from './http/observing/event-loop-lag.ts';
import { createMetrics } from './http/observing/metrics.ts';
import { listenForMetrics } from './http/observing/metrics-server.ts';
import { warnOncePerMinute } from './http/observing/once-per-minute.ts';
import { startJobs } from './jobs.ts';
import { keepOneTick } from './kept-tick.ts';
import { earlierFiles, loadClientFiles } from './pages/client-files.ts';
import { loadExamplePages } from './pages/example-page.ts';
import { loadInfoPages } from './pages/info-pages.ts';
import { loadRenderer } from './pages/load-drawing.ts';
import { loadPageTemplate } from './pages/page-template.ts';
import { loadWorkerScripts } from './pages/worker-files.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';
import { commentMailJobs } from './shares/comment-mail.ts';
import { loadReaderLook } from './shares/reader-look.ts';
import { startSentence, waitSentence } from './start-sentence.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const CLOSE_DEADLINE_MS = 8_000;
const HOUSEKEEPING_MS = 2_000;

/** config -> store -> app -> listen -> close. Ends the process: 1 if it cannot start, 0 when asked to stop. */
export async function main(env: NodeJS.ProcessEnv): Promise<void> {
  // The database and its log have everybody's words: by default, SQLite lets every user of this machine read them.
  process.umask(0o077);
  await keepOneTick();
  let config: Config | undefined;
  try {
    config = readConfig(env);
    await start(prepareDataFolder(config));
  } catch (error) {
    console.error(startSentence(error, config));
    process.exit(1);
  }
}

async function start(config: Config): Promise<void> {
  let app: FastifyInstance | undefined;
  // A restore, or a second server by mistake, sees the lock and says so. Referenced until the end, since garbage
  // collection would release it.
  const unlock = config.databaseUrl === undefined ? lockDataFolder(config.dataDir) : undefined;
  const onError = (error: unknown) => {
    if (app) warnOncePerMinute(app.log, 'a background task failed', { err: error });
  };
  const open = () => openStore({ ...config, onError, onFatal: (error) => endAtOnce(app, error) });
  const store = await waitForDatabase(open, {
    forMs: config.databaseWaitSeconds * 1_000,
    onWait: (error) => console.error(waitSentence(error, config)),
  });
  const accounts = await createAccounts({ engine: store, config, documents: OWNED_DOCUMENTS, onError });
  const lag = createEventLoopLag();
  const jobs = startJobs(
    [
      { name: 'retention', run: () => forgetOldTexts(ALL_KINDS, store, Date.now()) },
      { name: 'accounts', run: accounts.sweep },
      ...commentMailJobs({ store, accounts, config, now: Date.now }),
    ],
    onError,
  );
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : createMetrics({
          lag,
          walBytes: () => walBytes(config),
          pool: () => store.pool?.(),
          hashes: accounts.hasher.queue,
          lastSuccess: jobs.lastSuccess,
          build: buildInfo(ROOT, config),
        });
  const page = {
    files: new Map([
      ...loadClientFiles(join(config.distDir, 'client'), config.brandName),
      ...loadInfoPages(config.distDir, config),
    ]),
    earlier: earlierFiles(join(config.distDir, 'earlier')),
    worker: loadWorkerScripts(config.distDir),
    template: loadPageTemplate(config.distDir, {
      brandName: config.brandName,
      mailEnabled: config.smtpUrl !== undefined,
      draw: await loadRenderer(config.distDir),
    }),
    examples: loadExamplePages(config.distDir, config.brandName),
  };
  const reader = config.hasSharing ? loadReaderLook(config.distDir) : undefined;
  app = await buildApp({ config, store, accounts, page, reader, lag, ...(metrics && { metrics }) });
  const metricsServer =
    metrics && (await listenForMetrics(metrics, config.metricsHost, config.metricsPort ?? 0));
  await app.listen({ port: config.port, host: config.host });
  if (!config.quietStart) console.log(greeting(app.server.address(), config));

  onStopSignal(async () => {
    const impatience = setTimeout(() => app.server.closeAllConnections(), CLOSE_DEADLINE_MS);
    const housekeeping = jobs.stop();
    metricsServer?.close();
    await app.close();
    // A long sweep continues after the next start; it must not delay this stop.
    await Promise.race([housekeeping, wait(HOUSEKEEPING_MS, undefined, { ref: false })]);
    await store.close();
    unlock?.();
    clearTimeout(impatience);
  });
}

function onStopSignal(close: () => Promise<void>): void {
  let isClosing = false;
  const stop = async () => {
    if (isClosing) return;
    isClosing = true;
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

// Answering "not saved" is not enough: later saves might be confirmed while the disk drops them.
function endAtOnce(app: FastifyInstance | undefined, error: unknown): void {
  app?.log.fatal({ err: error }, 'the database file can no longer be trusted; ending');
  console.error(
    'The disk of the data folder failed while saving. The server ends so that nothing is confirmed that is not kept.',
  );
  setImmediate(() => process.exit(1));
}
