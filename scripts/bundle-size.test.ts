import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildClient, CLIENT_DIR } from './build-client.ts';

const SIGN_IN_LIMIT = 80_000;
const APP_LIMIT = 130_000;
const CSS_LIMIT = 12_000;

beforeAll(async () => {
  await buildClient();
}, 180_000);

const read = (file: string) => readFileSync(join(CLIENT_DIR, file), 'utf8');
const assets = () => readdirSync(join(CLIENT_DIR, 'assets')).filter((name) => /\.(js|css)$/.test(name));
const named = (part: string) => assets().filter((name) => name.startsWith(`${part}-`));

function inPage(pattern: RegExp): string[] {
  return [...read('index.html').matchAll(pattern)].flatMap(([, file]) => (file ? [file] : []));
}

/** Everything that a browser must fetch before these scripts run: what they import, and what that imports. */
function withImports(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  function visit(file: string) {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name] of read(file).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)) {
      visit(`assets/${name}`);
    }
  }
  for (const file of files) visit(file);
  return found;
}

function gzipped(files: Iterable<string>): number {
  let total = 0;
  for (const file of files) total += gzipSync(read(file), { level: 9 }).length;
  return total;
}

const entry = () => inPage(/<script type="module"[^>]*src="\/([^"]+)"/g);
const part = (name: string) => named(name).map((file) => `assets/${file}`);
const heaviestQuestions = () =>
  assets()
    .filter((name) => name.startsWith('questions-'))
    .map((name) => `assets/${name}`)
    .sort((a, b) => gzipped([b]) - gzipped([a]))
    .slice(0, 1);

describe('the size of the client', () => {
  it('needs no more than 80 kB of script for the sign-in screen', () => {
    expect(part('visitor')).toHaveLength(1);
    expect(gzipped(withImports([...entry(), ...part('visitor')]))).toBeLessThanOrEqual(SIGN_IN_LIMIT);
  });

  it('needs no more than 130 kB of script for the dashboard and a blueprint', () => {
    expect(part('signed-in')).toHaveLength(1);
    expect(heaviestQuestions()).toHaveLength(1);
    const files = withImports([...entry(), ...part('signed-in'), ...heaviestQuestions()]);
    expect(gzipped(files)).toBeLessThanOrEqual(APP_LIMIT);
  });

  it('has no more than 12 kB of rules for the first screen', () => {
    const css = inPage(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g);
    expect(css).toHaveLength(1);
    expect(gzipped(css)).toBeLessThanOrEqual(CSS_LIMIT);
  });

  it('brings nothing along that is only needed later', () => {
    const files = [...withImports([...entry(), ...part('visitor'), ...part('signed-in')])];
    const text = files.map(read).join('\n');
    expect(
      files.filter((file) => /openai|markdown|docx|catalog|generation|settings|book-screen/.test(file)),
    ).toEqual([]);
    expect(text).not.toContain('You write a plan');
    expect(text).not.toContain('chat/completions');
  });
});
