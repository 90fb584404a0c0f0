import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const KEPT = 3;

/**
 * Keeps the files of a build before it is replaced. Open pages keep requesting them, and would otherwise have to be
 * reloaded in the middle of a sentence.
 */
export function setBuildAside(client: string, earlier: string, stamp: string): void {
  if (!existsSync(client) || stamp === '') return;
  const place = join(earlier, stamp.slice(0, 16));
  mkdirSync(earlier, { recursive: true });
  rmSync(place, { recursive: true, force: true });
  renameSync(client, place);
  // A rename keeps the build time; the time of replacement is what matters.
  utimesSync(place, new Date(), new Date());
  const newestFirst = readdirSync(earlier).toSorted(
    (a, b) => statSync(join(earlier, b)).mtimeMs - statSync(join(earlier, a)).mtimeMs,
  );
  for (const old of newestFirst.slice(KEPT)) rmSync(join(earlier, old), { recursive: true, force: true });
}
