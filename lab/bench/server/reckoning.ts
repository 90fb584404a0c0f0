import type { Cost } from './cost.ts';

// Assumed, not measured: one person's actions on a day of use. 8 minutes of typing; 31 saves a minute are measured
// (client/saving/workspace.test.ts, 40 words a minute).
const DAY = { saves: 8 * 31, pages: 1, unchanged: 10, signIns: 1 / 30 };
const SHARE_OF_BUSIEST_HOUR = 0.1;
const SHARE_OF_CORE = 0.6;
const HOUR_MS = 3_600_000;

type Costs = { save: Cost; page: Cost; unchanged: Cost; signIn: Cost };
type Part = 'serverMs' | 'databaseMs';

/** From the cost of each request to the number of people per core, as in docs/scaling.md. */
export function reckon(costs: Costs, part: Part) {
  const msPerDay =
    DAY.saves * costs.save[part] +
    DAY.pages * costs.page[part] +
    DAY.unchanged * costs.unchanged[part] +
    DAY.signIns * costs.signIn[part];
  return {
    savesPerSecond: 1_000 / costs.save[part],
    msPerDay,
    shareOfSaves: (DAY.saves * costs.save[part]) / msPerDay,
    peopleADay: (HOUR_MS * SHARE_OF_CORE) / (msPerDay * SHARE_OF_BUSIEST_HOUR),
  };
}
