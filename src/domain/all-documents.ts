import type { StoredBlueprint } from './blueprint/blueprint.ts';
import { type Base, baseOf } from './documents/document.ts';
import type { KindName } from './kinds.ts';
import type { StoredLaunch } from './launch/launch.ts';

/** Everything that a person has, as the server tells it. */
export type AllDocuments = { blueprints: StoredBlueprint[]; launch: StoredLaunch | null };

/** A document as the server has it. */
export type Told = { kind: KindName } & Base;

export function toldIn({ blueprints, launch }: AllDocuments): Told[] {
  const told = blueprints.map((stored): Told => ({ kind: 'blueprint', ...baseOf(stored) }));
  return launch ? [...told, { kind: 'launch', ...baseOf(launch) }] : told;
}
