import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Figures = Readonly<Record<string, number>>;

// The browser tests' provider and server are reused by address: the house has no import that climbs out of bench/.
const load = (path: string) => import(pathToFileURL(resolve(path)).href);

/** Streaming a long plan on a slowed-down machine: figures for the page bench. */
export async function measureStream(): Promise<Figures> {
  const { measureStream: measure } = await load('e2e/provider/measure-stream.ts');
  const { chromiumLaunchOptions } = await load('e2e/chromium.ts');
  return measure({ launch: await chromiumLaunchOptions(), cpuSlowdown: 4 });
}

if (import.meta.main) console.log(await measureStream());
