import { loadEnv } from '#server/load-env.ts';
import { main } from '#server/main.ts';

// The server alone, without building the client: for `npm run dev` and for tests.
await main(loadEnv());
