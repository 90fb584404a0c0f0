import { type Config, readConfig } from '#server/config.ts';
import { openStore } from '#server/database/open-store.ts';
import { loadEnv } from '#server/load-env.ts';
import { prepareDataFolder } from '#server/prepare-data-folder.ts';
import { operatorSentence } from '#server/start-sentence.ts';

// npm run admin -- migrate: migrates the database to this version while servers of the previous version keep saving.
// Starting a server does the same; done before, the start finds nothing left to do.
process.umask(0o077);
let config: Config | undefined;
try {
  config = readConfig(loadEnv());
  const begun = performance.now();
  const onError = (error: unknown) => console.error(operatorSentence(error, config));
  const store = await openStore({
    ...prepareDataFolder(config),
    onStep: (step) => console.log(step),
    onError,
    onFatal: onError,
  });
  await store.close();
  const { databaseUrl, dataDir } = config;
  const place = databaseUrl === undefined ? `in ${dataDir}` : `at ${new URL(databaseUrl).host}`;
  console.log(`The database ${place} is up to date (${((performance.now() - begun) / 1_000).toFixed(1)} s).`);
} catch (error) {
  console.error(operatorSentence(error, config));
  process.exitCode = 1;
}
