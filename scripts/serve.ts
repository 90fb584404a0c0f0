import { loadEnv } from '#server/load-env.ts';
import { main } from '#server/main.ts';
import { mapStacks } from '#server/mapped-stacks.ts';

// The server alone: the entry of the bundle, and of `npm run dev` from source.
mapStacks();
await main(loadEnv());
