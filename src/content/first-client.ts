import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

/** The shorter path: everything needed to win one client. All other topics stay in place. */
export const FIRST_CLIENT_TYPES: readonly BlueprintType[] = [
  'identity',
  'audience',
  'analysis',
  'fulfillment',
  'event',
  'sales',
  'launch',
];
