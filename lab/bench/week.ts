import { loadavg } from 'node:os';
import { measureScreens, sayScreen } from './screens.ts';

// npm run lab -- week: only the rows of `npm run bench` about screens.
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const rows = await measureScreens(ROUNDS);
console.log(
  `19 plans of 20 kB, 200 dates, 4 × slower, median of ${ROUNDS}, load ${loadavg()[0]?.toFixed(1)}`,
);
for (const row of rows) {
  console.log(`${row.name.padEnd(34)}${sayScreen(row)}`);
  if (row.ms > row.limit) process.exitCode = 1;
}
