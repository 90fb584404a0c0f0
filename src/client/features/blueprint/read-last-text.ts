import { VERSIONS_API } from '#client/adapters/api/versions-api.ts';
import { sendPendingSaves } from '#client/saving/settle-saves.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import type { VersionSummary } from '#domain/api/api-contract.ts';

/** The text that this field had before it was emptied, from its versions. Null if none was kept. */
export async function readLastText(workspace: Workspace, id: string, field: string): Promise<string | null> {
  const { uid } = workspace.store.getState().user;
  // The server keeps what was there when it hears that it is gone: not before the blank has been saved.
  await sendPendingSaves(workspace);
  const last = lastText(await VERSIONS_API.listVersions('blueprint', uid, id, field));
  return last ? (await VERSIONS_API.readVersion('blueprint', uid, id, last.versionId)).text : null;
}

const ONE_SITTING_MS = 10 * 60_000;

/**
 * Which kept version of an answer somebody means by "my last text". Who deletes letter by letter leaves the remains of
 * each pause behind, and the newest of them is a single word: so it is the longest one of the last minutes.
 */
export function lastText(versions: readonly VersionSummary[]): VersionSummary | undefined {
  const newest = Math.max(...versions.map(({ savedAt }) => Date.parse(savedAt)));
  return versions
    .filter(({ savedAt }) => newest - Date.parse(savedAt) <= ONE_SITTING_MS)
    .reduce<VersionSummary | undefined>(
      (best, version) => (best && best.length >= version.length ? best : version),
      undefined,
    );
}
