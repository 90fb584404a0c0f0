import { createAccounts } from '#server/accounts/create-accounts.ts';
import { OWNED_DOCUMENTS } from '#server/all-kinds.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/database/open-store.ts';
import { prepareDataFolder } from '#server/prepare-data-folder.ts';
import { registerPlainSaves } from '#server/saving/testing/plain-saves.ts';

// The bench's server with the product's save route or, with WAY=plain, the one that tests compare it with (0572).
const config = prepareDataFolder(readConfig({ ...process.env, AUTH_LIMITS: 'off', LOG_LEVEL: 'warn' }));
const onError = (error: unknown) => {
  throw error;
};
const store = await openStore({ ...config, onError, onFatal: onError });
const accounts = await createAccounts({ engine: store, config, documents: OWNED_DOCUMENTS, onError });
const template = { before: '', after: '' };
const page = {
  files: new Map(),
  template: { signedIn: template, visitor: template, styleHashes: [], scriptHashes: [] },
};
const app = await buildApp({
  config,
  store,
  accounts,
  page,
  ...(process.env.WAY === 'plain' && { saves: registerPlainSaves }),
});
await app.listen({ port: config.port, host: config.host });
process.stdout.write('ready\n');
process.once('SIGTERM', () => app.close().then(() => store.close()));
