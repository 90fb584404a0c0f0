import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './scratch-folder.ts';

const PACKED = /\.(?:br|gz)$/;
const TEXT = /\.(?:js|css|html|json)$/;
const NAMED = /^(.+-[\w-]{7,8})\.(?:js|css)$/;

export type NextBuild = { directory: string; remove(): void };

/** The build of a future deploy in dist/: the same app, with another name for every file. */
export function nextBuild(change: (directory: string) => void = () => undefined): NextBuild {
  const directory = scratchFolder();
  for (const part of ['client', 'prerender', 'worker']) {
    cpSync(join('dist', part), join(directory, part), {
      recursive: true,
      filter: (file) => !PACKED.test(file),
    });
  }
  const assets = join(directory, 'client', 'assets');
  const names = readdirSync(assets).flatMap((file) => NAMED.exec(file)?.[1] ?? []);
  const renamed = new RegExp(`(${[...new Set(names)].join('|')})(?=\\.)`, 'g');
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8').replaceAll(renamed, '$1n');
    writeFileSync(file, text.replace('<html ', '<html data-build="next" '));
  }
  for (const file of readdirSync(assets)) {
    const next = file.replaceAll(renamed, '$1n');
    if (next !== file) renameSync(join(assets, file), join(assets, next));
  }
  change(directory);
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
