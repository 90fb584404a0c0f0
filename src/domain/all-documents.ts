import type { StoredBlueprint } from './blueprint/blueprint.ts';
import { type Base, baseOf } from './documents/document.ts';
import type { KindName } from './kinds.ts';
import type { StoredLaunch } from './launch/launch.ts';

/** Everything that a person has, as the server tells it. */
export type AllDocuments = { blueprints: StoredBlueprint[]; launch: StoredLaunch | null };

/** A document as the server has it. */
export type Told = { kind: KindName } & Base;

// By kind, so that none can be forgotten: left out here, its documents would look deleted on every device.
export function toldIn({ blueprints, launch }: AllDocuments): Told[] {
  const told: Record<KindName, Told[]> = {
    blueprint: blueprints.map((stored) => ({ kind: 'blueprint', ...baseOf(stored) })),
    launch: launch ? [{ kind: 'launch', ...baseOf(launch) }] : [],
  };
  return Object.values(told).flat();
}
