import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chooseMutants, type Place } from './choose-mutants.ts';

const ROOMS: Readonly<Record<string, readonly string[]>> = {
  reading: ['src/domain/reading/*.ts'],
  decisions: ['src/domain/decisions/*.ts'],
  week: ['src/domain/week/{load,kinds}/*.ts'],
  kit: ['src/domain/kit/*.ts', 'src/domain/kit/out/*.ts'],
  anchors: ['src/domain/review/*.ts'],
};
/** The slowest test file takes eight seconds without a mutant, on a busy machine. */
const ENDLESS_MS = 60_000;

const [, , room = '', only = '', seed = '', most = '240'] = process.argv;
const root = join(import.meta.dirname, '../..');
setPriority(10);

/** The result of each mutant of a file. A silent process has an endless one: it is killed, which counts as killing the mutant. */
async function fates(file: string, places: readonly Place[]): Promise<string[]> {
  const said: string[] = [];
  while (said.length < places.length) {
    const before = said.length;
    const rest = JSON.stringify(places.slice(before).map(({ mutant }) => mutant));
    const child = spawn(process.execPath, [join(import.meta.dirname, 'try-mutants.ts'), file, rest], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let isEndless = false;
    const end = () => {
      isEndless = true;
      child.kill('SIGKILL');
    };
    let patience = setTimeout(end, ENDLESS_MS * 2);
    for await (const line of createInterface(child.stdout)) {
      if (line !== 'killed' && line !== 'lives') continue;
      said.push(line);
      clearTimeout(patience);
      patience = setTimeout(end, ENDLESS_MS);
    }
    clearTimeout(patience);
    if (isEndless) said.push('killed');
    else if (said.length === before) throw new Error(`${file}: no mutant could be tried`);
  }
  return said;
}

if (!Object.hasOwn(ROOMS, room)) {
  console.error(
    `npm run lab -- mutants ROOM [FILE [SEED [COUNT]]], with ROOM one of ${Object.keys(ROOMS).join(', ')}`,
  );
  process.exitCode = 1;
} else {
  const files = globSync([...(ROOMS[room] ?? [])], { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && file.includes(only))
    .sort();
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const { all, chosen } = chooseMutants(sources, Number(most), seed);
  let living = 0;
  for (const [file, places] of Map.groupBy(chosen, (place) => place.file)) {
    const said = await fates(file, places);
    const alive = places.filter((_, index) => said[index] === 'lives');
    living += alive.length;
    console.log(`${file}: ${places.length - alive.length} of ${places.length} killed`);
    for (const { line, words, mutant } of alive)
      console.log(`  ${line}: ${mutant.what}: ${words.replaceAll(/\s+/g, ' ').slice(0, 100)}`);
  }
  const share = ((100 * living) / chosen.length).toFixed(1);
  console.log(`${room}: ${living} of ${chosen.length} live (${share} %), chosen from ${all}`);
}
