import { cpus, loadavg } from 'node:os';
import { type Cost, measureCost } from './server/cost.ts';
import { openPostgresDatabase, openSqliteDatabase } from './server/cost-databases.ts';
import { reckon } from './server/reckoning.ts';

// npm run lab -- cost: the numbers used in docs/scaling.md, on both databases. BENCH_SECONDS lengthens it.
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const line = (label: string, text: string) => console.log(`${label.padEnd(52)} ${text}`);
const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KB`;
const costText = ({ perSecond, p50, p99, serverMs, databaseMs }: Cost) =>
  [
    `${serverMs.toFixed(2)} ms server`,
    `${databaseMs.toFixed(2)} ms database`,
    `${perSecond.toFixed(0)}/s`,
    `p50 ${p50.toFixed(1)} ms`,
    `p99 ${p99.toFixed(1)} ms`,
  ].join(', ');

for (const open of [openSqliteDatabase, openPostgresDatabase]) {
  const database = await open();
  try {
    const load = loadavg()[0]?.toFixed(1);
    console.log(`\n${database.name}: Node ${process.versions.node}, ${cpus().length} cores, load ${load}`);
    const cost = await measureCost(database, seconds);
    line('save of 4 KB, 32 connections', costText(cost.save));
    line('page with 19 plans of 8 KB, compressed', costText(cost.page));
    line('list that has not changed (304)', costText(cost.unchanged));
    line('sign-in, 2 connections', costText(cost.signIn));
    line('one person with these 19 plans on disk', kilobytes(cost.bytesPerPerson));
    if (!Number.isNaN(cost.logBytesPerSave)) line('WAL per save', kilobytes(cost.logBytesPerSave));
    line('memory of the server after all this', `${cost.rssMb.toFixed(0)} MB`);
    for (const part of ['serverMs', 'databaseMs'] as const) {
      if (cost.save[part] === 0) continue;
      const { savesPerSecond, msPerDay, shareOfSaves, peopleADay } = reckon(cost, part);
      line(
        `so one core of the ${part === 'serverMs' ? 'server' : 'database'}`,
        `${savesPerSecond.toFixed(0)} saves/s; ${msPerDay.toFixed(0)} ms a person and day, ${(shareOfSaves * 100).toFixed(0)} % of it saves; ${peopleADay.toFixed(0)} people a day`,
      );
    }
  } finally {
    await database.stop();
  }
}
