import { chromiumLaunchOptions } from '#e2e/chromium.ts';
import { measureStream as measure, type StreamFigures } from '#e2e/provider/measure-stream.ts';

/** Streaming a long plan on a slowed-down machine: figures for the page bench. */
export async function measureStream(): Promise<StreamFigures> {
  return measure({ launch: await chromiumLaunchOptions(), cpuSlowdown: 4 });
}

if (import.meta.main) console.log(await measureStream());
