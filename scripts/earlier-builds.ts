import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const KEPT = 3;

/**
 * Sets a build aside that is about to be replaced. Pages that people have open go on asking for its parts, and would
 * have to be reloaded in the middle of a sentence if those were gone.
 */
export function setBuildAside(client: string, earlier: string, stamp: string): void {
  if (!existsSync(client) || stamp === '') return;
  const place = join(earlier, stamp.slice(0, 16));
  mkdirSync(earlier, { recursive: true });
  rmSync(place, { recursive: true, force: true });
  renameSync(client, place);
  // A rename keeps the time of the build; what counts is when it was replaced.
  utimesSync(place, new Date(), new Date());
  const newestFirst = readdirSync(earlier).toSorted(
    (a, b) => statSync(join(earlier, b)).mtimeMs - statSync(join(earlier, a)).mtimeMs,
  );
  for (const old of newestFirst.slice(KEPT)) rmSync(join(earlier, old), { recursive: true, force: true });
}
