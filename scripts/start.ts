import { buildClient } from './build-client.ts';
import { buildServer } from './build-server.ts';
import { launchServer } from './launch-server.ts';

// A copy of the environment before the build tools change it: with theirs, the server would mistake a development
// machine for production.
const env = { ...process.env };
// Build before the server listens, since a page must find the scripts it names. On standard error: standard output is
// for JSON lines in production.
if (await buildClient()) console.error('Built the client.');
if (await buildServer()) console.error('Built the server.');
await launchServer(env);
