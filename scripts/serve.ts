import { main } from '#server/main.ts';
import { loadEnv } from './load-env.ts';

// The server alone, without building the client: for `npm run dev` and for tests.
await main(loadEnv());
