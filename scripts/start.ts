import { buildClient } from './build-client.ts';
import { buildServer } from './build-server.ts';
import { launchServer } from './launch-server.ts';

// The environment before the build tools write into it: with theirs, the server would take a development machine for
// production.
const env = { ...process.env };
// Build before the server listens: a page that loads must find the scripts it names.
// On standard error: standard output is for lines of JSON in production.
if (await buildClient()) console.error('Built the client.');
if (await buildServer()) console.error('Built the server.');
await launchServer(env);
