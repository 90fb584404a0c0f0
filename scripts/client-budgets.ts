import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CLIENT_DIR } from './build-client.ts';
import { TOGETHER } from './client/client-chunks.ts';

const KB = 1_000;

/** Script that a browser must have before the screen answers, gzip. No sentence is shortened for any of these. */
const FIRST_SCREEN_LIMIT = 77.5 * KB;
const APP_LIMIT = 130 * KB;
const FIRST_RULES_LIMIT = 12 * KB;
/** All screens together, brotli, as a device fetches them while the page is idle. */
const DEVICE_LIMIT = 806 * KB;

/** What each late part adds to the app, with everything that it alone needs; gzip. */
const LATE_LIMITS: Record<string, number> = {
  'export-docx.ts': 110 * KB,
  // mammoth, for anyone who opens a Word file.
  'read-docx.ts': 110 * KB,
  // With the microphone, the AI's adapters and the words of the facts.
  'telling-slot.tsx': 57 * KB,
  'section-editor.tsx': 110 * KB,
  // With the ways to take one plan along.
  'generation-slot.tsx': 84 * KB,
  'book-slot.tsx': 47 * KB,
  // The week's hours, doubles and spreading; its dialogs are a third of it.
  'week-view.tsx': 61.5 * KB,
  // The same reading of all plans, without the screen around it. After the cards are there, and only for who has a plan.
  'week-hero.tsx': 47 * KB,
  'export-markdown.ts': 48 * KB,
  'refresh-slot.tsx': 46 * KB,
  'catalog.ts': 23 * KB,
  'run-export.ts': 40 * KB,
  'facts-slot.tsx': 55 * KB,
  'launch-slot.tsx': 66 * KB,
  // The same reading as the week's and as the decisions', for a number on each place; fetched while the page is idle.
  'place-numbers.tsx': 73.5 * KB,
  'first-decisions-slot.tsx': 47.5 * KB,
  decisions: 47 * KB,
  'account-view.tsx': 32 * KB,
  // With the parser of plans (0670).
  'kit-slot.tsx': 69.5 * KB,
  'next-slot.tsx': 20 * KB,
  'late-stores.ts': 43 * KB,
  // The piece to use first, and one plan to take along.
  'after-plan.ts': 18 * KB,
  'kit-writing.tsx': 37 * KB,
  'take-along.ts': 4 * KB,
};
/** Any other. A part that outgrows this gets a line of its own above, with a reason in its commit. */
const OTHER_LATE_LIMIT = 40 * KB;
/** What comes right after the cards, one file for many parts: with how days and numbers are read. */
const SOON_LIMIT = 43 * KB;

/**
 * What reads facts in answers and plans: for somebody who has a plan it comes with the marks on the cards, and most screens of facts and
 * dates need it. Like what comes right after the cards it is reckoned once, by itself.
 */
const ANSWERS_LIMIT = 33.3 * KB;

/** Opened only from a screen that has these already. */
const AFTER: Record<string, readonly string[]> = {
  'run-export.ts': ['book-slot'],
  'section-editor.tsx': ['generation-slot', 'markdown-reader'],
  'kit-writing.tsx': ['kit-slot'],
  'take-along.ts': ['kit-slot'],
  'after-plan.ts': ['generation-slot'],
};

export type Budget = { name: string; bytes: number; limit: number };

type Chunk = { file: string; imports?: string[]; css?: string[]; isDynamicEntry?: boolean };

export const readBuilt = (file: string) => readFileSync(join(CLIENT_DIR, file), 'utf8');

export function clientBudgets(): Budget[] {
  const first = withImports([...entry(), ...part('visitor')]);
  const app = withImports([...entry(), ...part('signed-in')]);
  const questions = part('questions').toSorted((a, b) => gzipped([b]) - gzipped([a]));
  return [
    { name: 'sign-in screen', bytes: gzipped(first), limit: FIRST_SCREEN_LIMIT },
    {
      name: 'dashboard and questions',
      bytes: gzipped([...app, ...questions.slice(0, 1)]),
      limit: APP_LIMIT,
    },
    { name: 'rules of the first screen', bytes: gzipped(stylesheets()), limit: FIRST_RULES_LIMIT },
    { name: 'everything, on a device (brotli)', bytes: brotlied(assets()), limit: DEVICE_LIMIT },
    { name: 'right after the cards', bytes: gzipped(part('soon')), limit: SOON_LIMIT },
    { name: 'what reads answers', bytes: gzipped(part('answers')), limit: ANSWERS_LIMIT },
    ...lateParts(app),
  ];
}

/** The files without which neither the sign-in screen nor the app begins. */
export function firstFiles(): string[] {
  return [...withImports([...entry(), ...part('visitor'), ...part('signed-in')])];
}

function lateParts(app: ReadonlySet<string>): Budget[] {
  const manifest: Record<string, Chunk> = JSON.parse(readBuilt('.vite/manifest.json'));
  const reckoned = ['visitor', 'signed-in', 'soon', 'answers'].flatMap(part);
  const begun = new Set([...app, ...reckoned]);
  const alone = Object.entries(manifest)
    .filter(([, { isDynamicEntry, file }]) => isDynamicEntry && !begun.has(file) && file.endsWith('.js'))
    .map(([source, { file }]) => [source, [file]] as const);
  // Several parts in one file: the manifest tells of none of them.
  const together = Object.keys(TOGETHER)
    .map((name) => [name, part(name)] as const)
    .filter(([, files]) => files.every((file) => !begun.has(file)));
  return [...alone, ...together]
    .map(([source, files]) => {
      const known = Object.keys(LATE_LIMITS).find((end) => source.endsWith(end)) ?? '';
      const there = withImports((AFTER[known] ?? []).flatMap(part));
      const added = [...withImports(files)].filter((needed) => !begun.has(needed) && !there.has(needed));
      const limit = LATE_LIMITS[known] ?? OTHER_LATE_LIMIT;
      return { name: `+ ${nameOf(source)}`, bytes: gzipped(added), limit };
    })
    .toSorted((a, b) => b.bytes - a.bytes);
}

function nameOf(source: string): string {
  return source.replace(/^.*node_modules\//, '').replace(/^(?:\.\.\/)+/, '');
}

function assets(): string[] {
  return readdirSync(join(CLIENT_DIR, 'assets'))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => `assets/${name}`);
}

export function scripts(): string[] {
  return assets().filter((file) => file.endsWith('.js'));
}

function part(name: string): string[] {
  return scripts().filter((file) => file.startsWith(`assets/${name}-`));
}

const inPage = (pattern: RegExp) =>
  [...readBuilt('index.html').matchAll(pattern)].flatMap(([, file]) => (file ? [file] : []));
const entry = () => inPage(/<script type="module"[^>]*src="\/([^"]+)"/g);
const stylesheets = () => inPage(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g);

/** Everything that a browser must fetch before these scripts run: what they import, and what that imports. */
function withImports(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  function visit(file: string) {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name] of readBuilt(file).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)) {
      visit(`assets/${name}`);
    }
  }
  for (const file of files) visit(file);
  return found;
}

function gzipped(files: Iterable<string>): number {
  let total = 0;
  for (const file of files) total += gzipSync(readBuilt(file), { level: 9 }).length;
  return total;
}

function brotlied(files: Iterable<string>): number {
  let total = 0;
  for (const file of files) total += brotliCompressSync(readBuilt(file)).length;
  return total;
}
