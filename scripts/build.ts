import { buildClient, CLIENT_DIR } from './build-client.ts';
import { buildServer, SERVER_DIR } from './build-server.ts';

// `node scripts/build.ts server` is for tests without pages: the client takes twenty times as long.
if (process.argv[2] !== 'server') say(await buildClient(), 'client', CLIENT_DIR);
say(await buildServer(), 'server', SERVER_DIR);

function say(isNew: boolean, what: string, directory: string): void {
  console.log(isNew ? `Built the ${what} into ${directory}.` : `${directory} is up to date.`);
}
