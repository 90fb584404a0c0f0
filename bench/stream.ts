import { chromiumLaunchOptions } from '#harness/chromium.ts';
import { measureStream } from './stream/measure-stream.ts';

// Streaming a long plan on a machine of a quarter of this one's speed: `node bench/stream.ts`.
console.log(await measureStream({ launch: await chromiumLaunchOptions(), cpuSlowdown: 4 }));
