import { closeSync, fsyncSync, openSync, statSync } from 'node:fs';

/** Syncs a file's content, or a folder's entries: otherwise a power cut may undo a confirmed rename. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, statSync(path).isDirectory() ? 'r' : 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
