import { cpus, loadavg } from 'node:os';
import { buildClientOnce } from '#harness/build-once.ts';
import { comparePeers } from './peers.ts';
import { measureScreens, sayScreen } from './screens.ts';
import { measureList } from './server/list.ts';
import { measureOverload } from './server/overload.ts';
import { measureSaves } from './server/saves.ts';
import { measureStart } from './server/start.ts';
import { measureTyping } from './server/typing.ts';
import { measureWays } from './server/ways.ts';

// npm run bench: everything in one run on one machine. BENCH_SECONDS lengthens each measurement,
// BENCH_STORED changes the size of the large database.
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const stored = Number(process.env.BENCH_STORED ?? 1_000_000);
const ms = (value: number) => `${value.toFixed(1)} ms`;
const line = (label: string, text: string) => console.log(`${label.padEnd(46)} ${text}`);

console.log(
  `Server bench: Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`,
);

// Not part of the measurement.
buildClientOnce();

if (process.argv.includes('--peers')) {
  await comparePeers(seconds);
  process.exit();
}

const start = await measureStart();
line('cold start, new data folder', ms(start.firstMs));
line('cold start, existing data folder', ms(start.againMs));
line('memory at rest', `${start.rssMb.toFixed(0)} MB`);

const saves = await measureSaves(seconds);
line(
  'durable saves of 4 KB, 32 connections: floor',
  `${saves.floor.toFixed(0)}/s, p99 ${ms(saves.floorP99)}`,
);
line('the same, authenticated, through the server', `${saves.mine.toFixed(0)}/s, p99 ${ms(saves.p99)}`);
line('share of the floor (goal 0.60)', saves.ratio.toFixed(2));
line('memory under that load', `${saves.rssUnderLoadMb.toFixed(0)} MB`);

const { ours, plain } = await measureWays(seconds);
line(
  'processor time of a save; as plainly said (0572)',
  `${ours.toFixed(0)} µs; ${plain.toFixed(0)} µs (${(ours / plain).toFixed(2)})`,
);

const few = await measureList(1_000, seconds);
const many = await measureList(stored, seconds);
line(
  'list of 19 full plans, 1,000 stored',
  `p50 ${ms(few.p50)}, p99 ${ms(few.p99)} (${(few.bytes / 1_024).toFixed(0)} KB)`,
);
line(
  `list of 19 full plans, ${stored.toLocaleString('en-US')} stored`,
  `p50 ${ms(many.p50)}, p99 ${ms(many.p99)}`,
);
line('large against small (goal 1.30)', (many.p50 / few.p50).toFixed(2));

const typing = await measureTyping(Math.max(20, seconds));
line(
  '200 people typing',
  `${typing.perSecond.toFixed(0)} saves/s, p50 ${ms(typing.p50)}, p95 ${ms(typing.p95)}, p99 ${ms(typing.p99)}`,
);
line('refused saves, lost keys (goal 0, 0)', `${typing.refused}, ${typing.lostKeys}`);

const { steady, flood, after, lost } = await measureOverload(Math.max(10, seconds));
line('2,000 saves/s offered by 1,000 people', `${steady.perSecond.toFixed(0)}/s, p99 ${ms(steady.p99)}`);
line(
  'all that they can send: saved, refused',
  `${flood.saved}, ${flood.refused} with 503 and Retry-After; p99 ${ms(flood.p99)}`,
);
line(
  '2,000 saves/s in the ten seconds after',
  `${after.perSecond.toFixed(0)}/s, p99 ${ms(after.p99)} (goal 500)`,
);
const unexplained = steady.unexplained + flood.unexplained + after.unexplained;
line('confirmed and lost, answered otherwise (0, 0)', `${lost}, ${unexplained}`);

// In its own browser, with nothing else running: 19 plans of 20 kB and 200 dates, 4 × slower processor.
for (const row of await measureScreens(5)) line(`19 plans, 4 × slower: ${row.name}`, sayScreen(row));
