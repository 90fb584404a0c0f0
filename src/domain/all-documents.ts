import { type Base, baseOf, type Document, type Stored } from './documents/document.ts';
import { isListOf, isRecord, isText, type Json } from './documents/shape.ts';
import { type DocumentOf, KIND_NAMES, type KindName, kindOf } from './kinds.ts';

/** All documents of a person as the server sends them: a kind with a single document by name, the others as lists. */
export type AllDocuments = Json;

/** A document as the server has it. */
export type ReceivedDocument = { kind: KindName } & Base;

/** The name under which a kind's documents are sent. */
export function memberOf(kind: KindName): string {
  const { names, only } = kindOf(kind);
  return only ? names.one : names.many;
}

/** A server of the previous release uses the former name. */
function sentIn(all: AllDocuments, kind: KindName): unknown {
  const { formerName } = kindOf(kind);
  const sent = all[memberOf(kind)];
  return sent === undefined && formerName !== undefined ? all[formerName] : sent;
}

export function documentsIn(all: AllDocuments): ReceivedDocument[] {
  return KIND_NAMES.flatMap((kind) => {
    const sent = sentIn(all, kind) ?? [];
    return ([sent].flat() as Stored[]).map((stored) => ({ kind, ...baseOf<Document>(stored) }));
  });
}

export function documentsOf<Name extends KindName>(
  told: readonly ReceivedDocument[],
  name: Name,
): Stored<DocumentOf<Name>>[] {
  const all = told.flatMap(({ kind, doc, version }) => (kind === name ? [{ ...doc, version }] : []));
  return all as Document[] as Stored<DocumentOf<Name>>[];
}

/** The inverse: the documents as the server would have sent them. */
export function allDocuments(told: readonly ReceivedDocument[]): AllDocuments {
  return Object.fromEntries(
    KIND_NAMES.map((name) => {
      const all = documentsOf(told, name);
      return [memberOf(name), kindOf(name).only ? (all[0] ?? null) : all];
    }),
  );
}

export function isAllDocuments(body: unknown): body is AllDocuments {
  return (
    isRecord(body) &&
    KIND_NAMES.every((name) => {
      const sent = sentIn(body, name);
      const isOne = (value: unknown) => isStoredAs(name, value);
      // A server of the previous release doesn't know a kind that is new here: nobody has one yet.
      return kindOf(name).only ? sent === undefined || sent === null || isOne(sent) : isListOf(sent, isOne);
    })
  );
}

export function isStoredAs(name: KindName, value: unknown): value is Stored {
  const { only, hasShape } = kindOf(name);
  if (!isRecord(value) || !isText(value.id) || !Number.isInteger(value.version)) return false;
  return (only === undefined || value.id === only.id) && hasShape(value);
}
