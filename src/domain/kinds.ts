import { blueprintKind } from './blueprint/blueprint-kind.ts';
import type { DocumentKind } from './documents/document-kind.ts';
import { launchKind } from './launch/launch-kind.ts';

/** Every kind of document that a person has. Saving, backups, history and moving go through this list. */
const KINDS = { blueprint: blueprintKind, launch: launchKind } as const;

export type KindName = keyof typeof KINDS;

export function kindOf(name: KindName): DocumentKind {
  return KINDS[name];
}
