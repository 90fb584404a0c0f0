import { VERSIONS_API } from '#client/adapters/api/versions-api.ts';
import { settleSaves } from '#client/saving/settle-saves.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { lastText } from './last-text.ts';

/** The text that this field had before it was emptied, from its versions. Null if none was kept. */
export async function readLastText(workspace: Workspace, id: string, field: string): Promise<string | null> {
  const { uid } = workspace.store.getState().user;
  // The server keeps what was there when it hears that it is gone: not before the blank has been saved.
  await settleSaves(workspace);
  const last = lastText(await VERSIONS_API.listVersions('blueprint', uid, id, field));
  return last ? (await VERSIONS_API.readVersion('blueprint', uid, id, last.versionId)).text : null;
}
