import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DECISIONS = join(import.meta.dirname, '..', '..', '..', 'docs', 'decisions');

const words = readdirSync(DECISIONS)
  .map((name) => readFileSync(join(DECISIONS, name), 'utf8'))
  .join('\n');

/** Real prose, a different part for each number: PostgreSQL compresses, and a repeated sentence would almost vanish. */
export function english(number: number, characters: number): string {
  const from = (number * 997) % (words.length - characters);
  return words.slice(from, from + characters);
}
