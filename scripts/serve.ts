import { loadEnv } from '#server/load-env.ts';
import { main } from '#server/main.ts';
import { mapStacks } from '#server/mapped-stacks.ts';

// The server alone: what a build bundles, and what `npm run dev` runs as it is written.
mapStacks();
await main(loadEnv());
