import { closeSync, fsyncSync, openSync, statSync } from 'node:fs';

/** A file's content, or the names in a folder: without it a power cut may undo a rename that was reported as done. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, statSync(path).isDirectory() ? 'r' : 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
