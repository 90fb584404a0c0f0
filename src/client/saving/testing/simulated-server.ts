import { toBody } from '#domain/api/api-paths.ts';
import type { Blueprint, StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import type { ErrorCode } from '#domain/errors.ts';

type Applied = { seq: number; version: number };
export type KeptCopy = { id: string; field: string; text: string };
type Document = { stored: StoredBlueprint; isDeleted: boolean; applied: Map<string, Applied> };
type UserData = { documents: Map<string, Document>; copies: KeptCopy[] };

export type Reply =
  | { status: 200; version: number; updatedAt: string }
  | { status: 200; blueprint: StoredBlueprint }
  | { status: 200; blueprints: StoredBlueprint[]; etag: string }
  | { status: 204 | 304 }
  | { status: number; code: ErrorCode; current?: StoredBlueprint; existing?: StoredBlueprint };

type Put = { blueprint: Blueprint; baseVersion: number; clientId: string; seq: number };

/** The rules of the real server, without HTTP: for the model test and for fakes. */
export class SimulatedServer {
  readonly users = new Map<string, UserData>();
  /** Every (document, client, seq) that changed something, in order. */
  readonly log: string[] = [];
  readonly refused = new Set<string>();
  private tick = 0;

  data(uid: string): UserData {
    const data = this.users.get(uid) ?? { documents: new Map(), copies: [] };
    this.users.set(uid, data);
    return data;
  }

  live(uid: string): StoredBlueprint[] {
    return [...this.data(uid).documents.values()]
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ stored }) => stored);
  }

  list(session: string | null, uid: string, etag: string | null): Reply {
    const denied = deny(session, uid);
    if (denied) return denied;
    const blueprints = this.live(uid);
    const tag = JSON.stringify(blueprints.map(({ id, version }) => [id, version]));
    return tag === etag ? { status: 304 } : { status: 200, blueprints, etag: tag };
  }

  put(session: string | null, uid: string, put: Put): Reply {
    const denied = deny(session, uid);
    if (denied) return denied;
    const { blueprint, baseVersion, clientId, seq } = put;
    if (this.refused.has(blueprint.type)) return { status: 413, code: 'too-large' };
    const { documents } = this.data(uid);
    const found = documents.get(blueprint.id);
    if (found?.isDeleted) return { status: 410, code: 'deleted' };
    const applied = found?.applied.get(clientId);
    if (found && applied && seq <= applied.seq) {
      return { status: 200, version: applied.version, updatedAt: found.stored.updatedAt };
    }
    if (!found && baseVersion > 0) return { status: 404, code: 'not-found' };
    if (found && baseVersion !== found.stored.version) {
      return { status: 412, code: 'version-mismatch', current: found.stored };
    }
    const existing = this.live(uid).find(({ type, id }) => type === blueprint.type && id !== blueprint.id);
    if (!found && existing) return { status: 409, code: 'type-exists', existing };
    const version = baseVersion + 1;
    const updatedAt = this.clock();
    const createdAt = found?.stored.createdAt ?? blueprint.createdAt;
    const document = found ?? { isDeleted: false, applied: new Map<string, Applied>(), stored: undefined };
    documents.set(blueprint.id, {
      ...document,
      stored: { ...blueprint, createdAt, updatedAt, version },
      applied: new Map([...document.applied, [clientId, { seq, version }]]),
    });
    this.log.push(`${blueprint.id} ${clientId} ${seq}`);
    return { status: 200, version, updatedAt };
  }

  remove(session: string | null, uid: string, id: string): Reply {
    const denied = deny(session, uid);
    if (denied) return denied;
    const found = this.data(uid).documents.get(id);
    if (!found) return { status: 404, code: 'not-found' };
    found.isDeleted = true;
    return { status: 204 };
  }

  restore(session: string | null, uid: string, id: string): Reply {
    const denied = deny(session, uid);
    if (denied) return denied;
    const found = this.data(uid).documents.get(id);
    if (!found) return { status: 404, code: 'not-found' };
    if (!found.isDeleted) return { status: 200, blueprint: found.stored };
    const existing = this.live(uid).find(({ type }) => type === found.stored.type);
    if (existing) return { status: 409, code: 'type-exists', existing };
    found.isDeleted = false;
    found.stored = { ...found.stored, version: found.stored.version + 1 };
    return { status: 200, blueprint: found.stored };
  }

  keep(session: string | null, uid: string, copy: KeptCopy): Reply {
    const denied = deny(session, uid);
    if (denied) return denied;
    const { documents, copies } = this.data(uid);
    const found = documents.get(copy.id);
    if (!found) return { status: 404, code: 'not-found' };
    if (found.isDeleted) return { status: 410, code: 'deleted' };
    copies.push(copy);
    return { status: 204 };
  }

  /** All words that could be brought back: in documents, deleted or not, and in kept copies. */
  words(uid: string): string {
    const { documents, copies } = this.data(uid);
    const texts = [...documents.values()].map(({ stored }) => JSON.stringify(toBody(stored)));
    return [...texts, ...copies.map(({ text }) => text)].join('\n');
  }

  private clock(): string {
    this.tick += 1;
    return new Date(Date.UTC(2027, 0, 1) + this.tick).toISOString();
  }
}

function deny(session: string | null, uid: string): Reply | null {
  if (session === null) return { status: 401, code: 'not-authenticated' };
  return session === uid ? null : { status: 404, code: 'not-found' };
}
