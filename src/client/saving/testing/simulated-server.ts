import type { SentSave } from '#client/saving/row/row.ts';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import type { StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import { isBlueprint } from '#domain/blueprint/blueprint-kind.ts';
import { type Base, baseOf, type Document, type Stored } from '#domain/documents/document.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { KIND_NAMES, type KindName } from '#domain/kinds.ts';
import { ALL_KINDS, KINDS_BY_NAME } from '#server/all-kinds.ts';
import { BLUEPRINT_KIND } from '#server/blueprints/blueprint-kind.ts';
import { statement, textOf } from '#server/database/engine.ts';
import type { DocumentKind } from '#server/documents/document-kind.ts';
import { storedJson } from '#server/documents/sql/document-row.ts';
import { deleteDocument, restoreDocument } from '#server/documents/sql/remove-document.ts';
import { keepRevision } from '#server/documents/sql/revisions.ts';
import { type SaveOutcome, saveSteps } from '#server/documents/sql/save-document.ts';
import { MemoryStore } from '#server/testing/memory-store.ts';

export type KeptCopy = { kind: KindName; id: string; field: string; text: string; origin: string };

export type Refused = { code: ErrorCode; current?: Base; existing?: Base };

export type ServerReply =
  | { saved: { version: number; updatedAt: string } }
  | { theirs: Base }
  | { docs: ReceivedDocument[]; etag: string }
  | { done: true }
  | { unchanged: true }
  | Refused;

/** The real server's store on a database in memory, without HTTP: so the model test tests the real store. */
export class SimulatedServer {
  readonly store = MemoryStore.open();
  /** Every (document, client, seq) that changed something, in order. */
  readonly log: string[] = [];
  /** Types whose saves are refused for good. */
  readonly refused = new Set<string>();
  private readonly texts = new Map<string, string>();
  private tick = 0;

  live(uid: string): StoredBlueprint[] {
    return this.stored(BLUEPRINT_KIND, uid);
  }

  private stored<D extends Document>({ table }: DocumentKind<D>, uid: string): Stored<D>[] {
    const select = `SELECT version, body FROM ${table} WHERE uid = ? AND deleted_at IS NULL ORDER BY created_at, id`;
    return this.store.execute(statement(select, uid)).rows.map((row) => JSON.parse(storedJson(row)));
  }

  told(uid: string): ReceivedDocument[] {
    return KIND_NAMES.flatMap((kind) =>
      this.stored(KINDS_BY_NAME[kind], uid).map((stored) => ({ kind, ...baseOf(stored) })),
    );
  }

  list(session: string | null, uid: string, etag: string | null): ServerReply {
    const denied = deny(session, uid);
    if (denied) return denied;
    const docs = this.told(uid);
    const tag = JSON.stringify(docs.map(({ doc, version }) => [doc.id, version]));
    return tag === etag ? { unchanged: true } : { docs, etag: tag };
  }

  put(session: string | null, uid: string, sent: SentSave, client: string): ServerReply {
    const denied = deny(session, uid);
    if (denied) return denied;
    const { kind, doc, baseVersion, seq } = sent;
    if (isBlueprint(doc) && this.refused.has(doc.type)) return { code: 'too-large' };
    const expected = baseVersion === 0 ? undefined : baseVersion;
    const save = { uid, id: doc.id, body: doc, expected, sender: { client, seq }, now: this.clock() };
    const outcome = this.store.run(() => saveSteps(KINDS_BY_NAME[kind], save));
    if (outcome.status === 'saved') {
      this.log.push(`${doc.id} ${client} ${seq}`);
      this.texts.delete(uid);
    }
    return replyTo(outcome);
  }

  remove(session: string | null, kind: KindName, uid: string, id: string): ServerReply {
    const denied = deny(session, uid);
    if (denied) return denied;
    const isKnown = this.store.run(deleteDocument(KINDS_BY_NAME[kind], uid, id, this.clock()));
    return isKnown ? { done: true } : { code: 'not-found' };
  }

  restore(session: string | null, kind: KindName, uid: string, id: string): ServerReply {
    const denied = deny(session, uid);
    if (denied) return denied;
    const outcome = this.store.run(restoreDocument(KINDS_BY_NAME[kind], uid, id, this.clock()));
    switch (outcome.status) {
      case 'restored':
        return { theirs: baseIn(outcome.document) };
      case 'type-exists':
        return { code: 'type-exists', existing: baseIn(outcome.existing) };
      case 'deleted':
        return { code: 'deleted' };
      case 'unknown':
        return { code: 'not-found' };
    }
  }

  keep(session: string | null, uid: string, { kind, id, field, text, origin }: KeptCopy): ServerReply {
    const denied = deny(session, uid);
    if (denied) return denied;
    const savedAt = this.clock();
    const revision = { field, text, origin, savedAt };
    this.texts.delete(uid);
    return this.store.run(keepRevision(KINDS_BY_NAME[kind], { uid, id }, revision, savedAt))
      ? { done: true }
      : { code: 'not-found' };
  }

  /** Kept texts of one field, newest first. */
  versions(uid: string, id: string, field: string): string[] {
    const select = 'SELECT text FROM revisions WHERE uid = ? AND id = ? AND field = ? ORDER BY kept_at DESC';
    return this.store.execute(statement(select, uid, id, field)).rows.map((row) => textOf(row, 'text'));
  }

  /** All words that could be recovered: in documents, deleted or not, and in kept texts. */
  words(uid: string): string {
    const known = this.texts.get(uid);
    if (known !== undefined) return known;
    const all = [
      ...ALL_KINDS.map(({ table }) => `SELECT body AS text FROM ${table} WHERE uid = ?`),
      'SELECT text FROM revisions WHERE uid = ?',
    ]
      .flatMap((select) => this.store.execute(statement(select, uid)).rows)
      .map((row) => textOf(row, 'text'))
      .join('\n');
    this.texts.set(uid, all);
    return all;
  }

  private clock(): number {
    this.tick += 1;
    return Date.UTC(2027, 0, 1) + this.tick;
  }
}

function deny(session: string | null, uid: string): Refused | null {
  if (session === null) return { code: 'not-authenticated' };
  return session === uid ? null : { code: 'not-found' };
}

function baseIn(json: string): Base {
  return baseOf<Document>(JSON.parse(json));
}

function replyTo(outcome: SaveOutcome): ServerReply {
  switch (outcome.status) {
    case 'saved':
    case 'repeated':
      return { saved: { version: outcome.version, updatedAt: outcome.updatedAt } };
    case 'mismatch':
      return { code: 'version-mismatch', current: baseIn(outcome.current) };
    case 'type-exists':
      return { code: 'type-exists', existing: baseIn(outcome.existing) };
    case 'full':
      return { code: outcome.code };
    case 'deleted':
      return { code: 'deleted' };
    case 'type-changed':
      return { code: 'invalid-request' };
    case 'unknown':
      return { code: 'not-found' };
  }
}
