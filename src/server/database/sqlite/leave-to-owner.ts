import { lchownSync, statSync } from 'node:fs';

/**
 * Files that root makes in a data folder are given to the user who owns the folder, whose server could not open them
 * otherwise. A link is given away as a link: what it points at may be anybody's.
 */
export function leaveToOwner(folder: string, ...paths: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const path of paths) lchownSync(path, uid, gid);
}
