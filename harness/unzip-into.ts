import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

/** Unpacks a file with an independent program; with our own library if no other is installed. */
export function unzipInto(folder: string, packed: string): void {
  try {
    execFileSync('unzip', ['-q', packed, '-d', folder], { stdio: 'ignore' });
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem;
    for (const [name, bytes] of Object.entries(unzipSync(readFileSync(packed)))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
  }
}
