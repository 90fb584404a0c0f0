import { createVersionsApi } from '#client/adapters/api/versions-api.ts';
import { settleSaves } from '#client/saving/settle-saves.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { lastText } from './last-text.ts';

/** The text that this field had before it was emptied, from its kept versions. Null: none is kept. */
export async function readLastText(workspace: Workspace, id: string, field: string): Promise<string | null> {
  const { uid } = workspace.store.getState().user;
  const api = createVersionsApi();
  // The server keeps what was there when it hears that it is gone: not before the blank has been saved.
  await settleSaves(workspace);
  const last = lastText(await api.listVersions('blueprint', uid, id, field));
  return last ? (await api.readVersion('blueprint', uid, id, last.versionId)).text : null;
}
