import { hash } from 'node:crypto';
import type { Engine, Row } from '#server/database/engine.ts';
import { selectLive, storedJson } from './blueprint-row.ts';

export type Listing = { etag: string; json: string };

/** The person's live blueprints as the JSON text of an array. */
export async function listBlueprints(store: Engine, uid: string): Promise<Listing> {
  const { sql, params } = selectLive(uid);
  const rows = await store.read(sql, params);
  return { etag: listEtag(rows), json: `[${rows.map(storedJson).join(',')}]` };
}

/** The same tag as the full list would get, without reading a single text. */
export async function currentListEtag(store: Engine, uid: string): Promise<string> {
  const sql =
    'SELECT id, version FROM blueprints WHERE uid = ? AND deleted_at IS NULL ORDER BY created_at, id';
  return listEtag(await store.read(sql, [uid]));
}

function listEtag(rows: readonly Row[]): string {
  return `"${hash('sha1', rows.map(({ id, version }) => `${id}:${version}`).join(), 'base64url')}"`;
}
