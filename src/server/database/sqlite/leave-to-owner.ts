import { lchownSync, statSync } from 'node:fs';

/**
 * What root makes in a data folder goes to the user whose folder it is: that user's server could not open it otherwise.
 * A link is given away as a link: whatever it points at may be anybody's.
 */
export function leaveToOwner(folder: string, ...paths: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const path of paths) lchownSync(path, uid, gid);
}
