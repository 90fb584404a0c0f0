import { launchServer } from './launch-server.ts';

// What `npm run build` has made, without looking at the sources: for a folder that is not the server's to write.
await launchServer(process.env);
