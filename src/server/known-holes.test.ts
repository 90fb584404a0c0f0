import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

function isAtLeast(version: string, floor: string): boolean {
  const [mine, least] = [version, floor].map((text) => text.split('.').map(Number));
  const at = least?.findIndex((part, index) => part !== mine?.[index]) ?? -1;
  return at === -1 || (mine?.[at] ?? 0) > (least?.[at] ?? 0);
}

// Versions below these have published vulnerabilities, or damage a file that two connections write to.
it.each([
  ['fastify', '5.7.2'],
  ['better-auth', '1.6.23'],
])('%s is past the holes that are known: %s', (name, floor) => {
  expect(isAtLeast(packages[`node_modules/${name}`].version, floor)).toBe(true);
});

it('SQLite is past the fault that could corrupt its log', () => {
  const database = new DatabaseSync(':memory:');
  const row = database.prepare('SELECT sqlite_version() AS version').get();
  database.close();
  expect(isAtLeast(String(row?.version), '3.51.3')).toBe(true);
});

it('compares versions number by number', () => {
  const pairs = [
    ['5.10.0', '5.7.2'],
    ['5.7.2', '5.7.2'],
    ['5.7.1', '5.7.2'],
    ['4.9.9', '5.7.2'],
  ] as const;
  expect(pairs.map(([version, floor]) => isAtLeast(version, floor))).toEqual([true, true, false, false]);
});
