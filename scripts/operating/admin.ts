import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createAdministration } from '#server/administration/administration.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { openStore, SQLITE_FILE } from '#server/database/open-store.ts';
import { loadEnv } from '#server/load-env.ts';
import { operatorSentence } from '#server/start-sentence.ts';
import { actorOf } from './actor-of.ts';
import { ADMIN_COMMANDS, ADMIN_PROGRAMS } from './admin-commands.ts';
import { adminUsage, usageError } from './admin-usage.ts';

// An operator can wait, unlike a save. Long enough for any page of a list on a busy database.
const PATIENCE_MS = 60_000;

// Without it, the files next to a stopped server's database would be readable by every user of this machine.
process.umask(0o077);
const [name = '', ...asked] = process.argv.slice(2);
const fault = usageError(
  name,
  asked.filter((word) => word !== ''),
);
if (fault !== undefined) {
  console.error(name === '' ? adminUsage() : `${fault}\n${adminUsage()}`);
  process.exitCode = 1;
} else if (Object.hasOwn(ADMIN_PROGRAMS, name)) await ADMIN_PROGRAMS[name]?.run();
else await runCommand();

async function runCommand(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(loadEnv());
    process.exitCode = await run(asked, config);
  } catch (error) {
    console.error(operatorSentence(error, config));
    process.exitCode = 1;
  }
}

async function run([email = '', ...rest]: readonly string[], settings: Config): Promise<number> {
  // An empty database created now would say that nobody has an account, though only DATA_DIR was forgotten.
  const file = join(settings.dataDir, SQLITE_FILE);
  if (settings.databaseUrl === undefined && !existsSync(file)) {
    throw new ConfigError(`There is no database at ${file}. Check DATA_DIR and DATABASE_URL.`);
  }
  const onError = (error: unknown) => console.error(operatorSentence(error, settings));
  const store = await openStore({ ...settings, patienceMs: PATIENCE_MS, onError, onFatal: onError });
  try {
    const baseUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
    const actor = actorOf(process.env.SUDO_USER);
    const administration = createAdministration({ engine: store, baseUrl, actor });
    if (await ADMIN_COMMANDS[name]?.run(administration, email, rest)) return 0;
    console.error(`Nobody here has the email ${email}.`);
    return 1;
  } finally {
    await store.close();
  }
}
