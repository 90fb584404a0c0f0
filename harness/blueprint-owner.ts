import { randomUUID } from 'node:crypto';
import type { Version, VersionSummary } from '#domain/api/api-contract.ts';
import { DOCUMENT_ROUTES, pathOf } from '#domain/api/api-routes.ts';
import type { Blueprint, StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import type { DocumentOf, KindName } from '#domain/kinds.ts';
import type { Session } from './http-person.ts';

const ROUTES = DOCUMENT_ROUTES.blueprint;

export type BlueprintOwner = Session & {
  /** Stores a blueprint under a new id, as another device would. */
  store: (blueprint: Blueprint) => Promise<Blueprint>;
  /** Overwrites an existing one; with a version only that version, otherwise the current one. */
  change: (blueprint: Blueprint & { version?: number }) => Promise<void>;
  list: () => Promise<StoredBlueprint[]>;
  /** Stores any other document under its own id; and lists all of its kind. */
  keep: <Name extends KindName>(kind: Name, document: DocumentOf<Name>) => Promise<void>;
  kept: (kind: KindName) => Promise<unknown>;
  /** Earlier plans and losing texts of conflicts; or all kept texts of one field. */
  versions: (id: string, field?: string) => Promise<VersionSummary[]>;
  versionText: (id: string, versionId: string) => Promise<string>;
  keepVersion: (id: string, version: Omit<Version, 'versionId'>) => Promise<void>;
};

/** A person's documents on one server, read and written over HTTP, without a screen. */
export function ownerAt(url: string, { uid, cookie }: Session): BlueprintOwner {
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { origin: url, cookie, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  const read = async <T>(path: string) => (await (await call('GET', path)).json()) as T;
  const put = (document: { id: string }, condition: Record<string, string>, { save } = ROUTES) =>
    call('PUT', pathOf(save, { uid, id: document.id }), document, {
      ...condition,
      'x-client': randomUUID(),
      'x-seq': '1',
    });
  const list = async () =>
    (await read<{ blueprints: StoredBlueprint[] }>(pathOf(ROUTES.list, { uid }))).blueprints;

  return {
    uid,
    cookie,
    list,
    async store(blueprint) {
      const own = { ...blueprint, id: randomUUID() };
      await put(own, { 'if-none-match': '*' });
      return own;
    },
    async change({ version, ...blueprint }) {
      const known = version ?? (await list()).find(({ id }) => id === blueprint.id)?.version;
      await put(blueprint, { 'if-match': `"${known}"` });
    },
    async keep(kind, document) {
      await put(document, { 'if-none-match': '*' }, DOCUMENT_ROUTES[kind]);
    },
    kept: (kind) => read(pathOf(DOCUMENT_ROUTES[kind].list, { uid })),
    async versions(id, field) {
      const only = field === undefined ? '' : `?${new URLSearchParams({ field })}`;
      const path = `${pathOf(ROUTES.listVersions, { uid, id })}${only}`;
      return (await read<{ versions: VersionSummary[] }>(path)).versions;
    },
    versionText: async (id, versionId) =>
      (await read<{ version: Version }>(pathOf(ROUTES.readVersion, { uid, id, versionId }))).version.text,
    async keepVersion(id, version) {
      await call('POST', pathOf(ROUTES.listVersions, { uid, id }), version);
    },
  };
}
