import { loadEnv } from '#server/load-env.ts';
import { main } from '#server/main.ts';
import { buildClient } from './build-client.ts';

// Build before the server listens: a page that loads must find the scripts it names.
// On standard error: standard output is for lines of JSON in production.
if (await buildClient()) console.error('Built the client.');
await main(loadEnv());
