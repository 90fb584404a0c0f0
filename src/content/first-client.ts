import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

/** The shorter way: what it takes to win one client. All other topics stay where they are. */
export const FIRST_CLIENT_TYPES: readonly BlueprintType[] = [
  'identity',
  'audience',
  'analysis',
  'fulfillment',
  'event',
  'sales',
  'launch',
];
