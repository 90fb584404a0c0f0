import { blueprintKind } from './blueprint/blueprint-kind.ts';
import type { DocumentKind } from './documents/document-kind.ts';
import { factsKind } from './facts/facts-kind.ts';
import { commentKind } from './review/comment.ts';
import { tellingKind } from './telling/telling-kind.ts';

/** Every kind of document that a person has. Routes, saving, backups, history and moving go through this list. */
const KINDS = {
  blueprint: blueprintKind,
  facts: factsKind,
  telling: tellingKind,
  comment: commentKind,
} as const;

export type KindName = keyof typeof KINDS;

export type DocumentOf<Name extends KindName> =
  (typeof KINDS)[Name] extends DocumentKind<infer D> ? D : never;

export const KIND_NAMES = Object.keys(KINDS) as KindName[];

export function kindOf(name: KindName): DocumentKind {
  return KINDS[name];
}

/** One value for each kind. */
export function perKind<T>(make: (name: KindName) => T): Readonly<Record<KindName, T>> {
  return Object.fromEntries(KIND_NAMES.map((name) => [name, make(name)])) as Record<KindName, T>;
}
