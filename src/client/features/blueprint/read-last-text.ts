import { createVersionsApi } from '#client/adapters/api/versions-api.ts';
import { settleSaves } from '#client/saving/settle-saves.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { lastText } from './last-text.ts';

/** The text that this field had before it was emptied, from its versions. Null if none was kept. */
export async function readLastText(workspace: Workspace, id: string, field: string): Promise<string | null> {
  const { uid } = workspace.store.getState().user;
  const api = createVersionsApi();
  // The server keeps the old text when it receives the blank: so save the blank first.
  await settleSaves(workspace);
  const last = lastText(await api.listVersions('blueprint', uid, id, field));
  return last ? (await api.readVersion('blueprint', uid, id, last.versionId)).text : null;
}
