import { mkdirSync } from 'node:fs';
import { messageOf } from '#domain/errors.ts';
import { createAdministration } from '#server/accounts/administration.ts';
import { OWNED_DOCUMENTS } from '#server/all-kinds.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openStore } from '#server/database/open-store.ts';
import { loadEnv } from '#server/load-env.ts';

const USAGE = `Usage:
  npm run admin -- reset-link EMAIL     print a link that sets a new password (works once, for one hour)
  npm run admin -- users                list everyone who has an account
  npm run admin -- delete-user EMAIL    remove an account and everything in it`;

type Administration = ReturnType<typeof createAdministration>;

// Run before the first start it makes the database, which every user of this machine could then read.
process.umask(0o077);
try {
  process.exitCode = await run(process.argv.slice(2), readConfig(loadEnv()));
} catch (error) {
  console.error(messageOf(error, 'Something went wrong.'));
  process.exitCode = 1;
}

async function run([command, email]: string[], config: Config): Promise<number> {
  const isComplete = command === 'users' || (isAboutOne(command) && email !== undefined);
  if (!isComplete) {
    console.error(USAGE);
    return 1;
  }
  if (config.databaseUrl === undefined) mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const onError = (error: unknown) => console.error(messageOf(error, 'The database does not answer.'));
  const store = await openStore({ ...config, onError, onFatal: onError });
  try {
    const baseUrl = config.publicUrl ?? `http://localhost:${config.port}`;
    return await perform(createAdministration(store, OWNED_DOCUMENTS, baseUrl), command ?? '', email ?? '');
  } finally {
    await store.close();
  }
}

function isAboutOne(command: string | undefined): boolean {
  return command === 'reset-link' || command === 'delete-user';
}

async function perform(administration: Administration, command: string, email: string): Promise<number> {
  if (command === 'users') {
    for (const { email: address, createdAt, blueprints } of await administration.users()) {
      console.log(
        `${createdAt.toISOString().slice(0, 10)}  ${String(blueprints).padStart(2)} blueprints  ${address}`,
      );
    }
    return 0;
  }
  if (command === 'delete-user') {
    if (!(await administration.deleteUser(email))) return unknown(email);
    console.log(`The account of ${email} and everything in it is removed.`);
    return 0;
  }
  const link = await administration.resetLinkFor(email);
  if (link === null) return unknown(email);
  console.log(link);
  return 0;
}

function unknown(email: string): number {
  console.error(`Nobody here has the email ${email}.`);
  return 1;
}
