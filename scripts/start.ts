import { main } from '#server/main.ts';
import { buildClient } from './build-client.ts';
import { loadEnv } from './load-env.ts';

// Build before the server listens: a page that loads must find the scripts it names.
if (await buildClient()) console.log('Built the client.');
await main(loadEnv());
