import { buildClient, CLIENT_DIR } from './build-client.ts';

const built = await buildClient();
console.log(built ? `Built the client into ${CLIENT_DIR}.` : `${CLIENT_DIR} is up to date.`);
