import { openStore } from '#server/database/open-store.ts';

// A separate program, so that a test can kill it during a migration, or start several at once.
const store = await openStore({
  dataDir: process.argv[2] ?? '',
  databaseUrl: process.argv[3],
  onError: () => undefined,
  onFatal: () => process.exit(2),
});
await store.close();
process.stdout.write('migrated\n');
