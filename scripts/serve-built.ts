import { launchServer } from './launch-server.ts';

// Runs the result of `npm run build` without checking the sources: for a read-only folder.
await launchServer(process.env);
