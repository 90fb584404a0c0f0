import { openPostgresDatabase, openSqliteDatabase } from './server/cost-databases.ts';
import { measureHistory, PLANS, VERSIONS } from './server/history.ts';

// npm run lab -- history: the disk space of a person with 19 plans and all their versions.
const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(0)} KB`;
const line = (label: string, text: string) => console.log(`${label.padEnd(52)} ${text}`);

for (const open of [openSqliteDatabase, openPostgresDatabase]) {
  const database = await open();
  try {
    const { plans, history, versions, characters } = await measureHistory(database);
    console.log(`\n${database.name}, a person:`);
    line(`${PLANS} plans of 8 KB of English`, kilobytes(plans));
    line(`earlier versions kept (${PLANS} plans × ${VERSIONS})`, String(versions));
    line('their words', kilobytes(characters));
    line('what they take on disk, indexes included', kilobytes(history));
    line('of their words', `${((history / characters) * 100).toFixed(0)} %`);
  } finally {
    await database.stop();
  }
}
