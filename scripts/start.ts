import { loadEnv } from '#server/load-env.ts';
import { main } from '#server/main.ts';
import { buildClient } from './build-client.ts';

// Build before the server listens: a page that loads must find the scripts it names.
if (await buildClient()) console.log('Built the client.');
await main(loadEnv());
