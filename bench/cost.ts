import { cpus, loadavg } from 'node:os';
import { type Cost, measureCost } from './server/cost.ts';
import { openPostgresDatabase, openSqliteDatabase } from './server/cost-databases.ts';

// npm run bench:cost: the figures that docs/scaling.md reckons with, on both databases. BENCH_SECONDS lengthens it.
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const line = (label: string, text: string) => console.log(`${label.padEnd(46)} ${text}`);
const costText = ({ perSecond, p50, p99, serverMs, databaseMs }: Cost) =>
  [
    `${perSecond.toFixed(0)}/s`,
    `p50 ${p50.toFixed(1)} ms`,
    `p99 ${p99.toFixed(1)} ms`,
    `processor ${serverMs.toFixed(2)} ms server`,
    `${databaseMs.toFixed(2)} ms database`,
  ].join(', ');

for (const open of [openSqliteDatabase, openPostgresDatabase]) {
  const database = await open();
  try {
    console.log(
      `\n${database.name}: Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
    );
    const { saves, reads, bytesPerPerson, logBytesPerSave, rssMb } = await measureCost(database, seconds);
    line('saves of 4 KB, 32 connections', costText(saves));
    line('lists of 19 plans of 8 KB, 32 connections', costText(reads));
    line('one person with these 19 plans on disk', `${(bytesPerPerson / 1_024).toFixed(0)} KB`);
    if (logBytesPerSave !== undefined)
      line('log written a save', `${(logBytesPerSave / 1_024).toFixed(1)} KB`);
    line('memory of the server', `${rssMb.toFixed(0)} MB`);
  } finally {
    await database.stop();
  }
}
