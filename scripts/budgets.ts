import { buildClient } from './build-client.ts';
import { clientBudgets } from './client-budgets.ts';

await buildClient();
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`.padStart(10);
for (const { name, bytes, limit } of clientBudgets()) {
  const verdict = bytes > limit ? '  too much' : '';
  console.log(`${name.padEnd(48)}${kilobytes(bytes)} of ${kilobytes(limit)}${verdict}`);
}
