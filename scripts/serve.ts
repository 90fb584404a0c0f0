import { main } from '#server/main.ts';

// The server alone, without building the client: for `npm run dev` and for tests.
await main(process.env);
