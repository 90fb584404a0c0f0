import { lchownSync, statSync } from 'node:fs';

/**
 * Files that root creates in a data folder get the folder's owner, whose server couldn't open them otherwise. A link
 * itself gets the owner, not its target, which may be anybody's.
 */
export function leaveToOwner(folder: string, ...paths: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const path of paths) lchownSync(path, uid, gid);
}
