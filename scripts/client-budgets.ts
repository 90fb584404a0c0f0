import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CLIENT_DIR } from './build-client.ts';
import { TOGETHER } from './client/client-chunks.ts';

const KB = 1_000;

/** The script needed before the first screen responds, gzip. Never shorten a sentence for any of these. */
const FIRST_SCREEN_LIMIT = 77.5 * KB;
const APP_LIMIT = 130 * KB;
const FIRST_RULES_LIMIT = 12 * KB;
/** All screens together, brotli, as a device prefetches them when idle. */
const DEVICE_LIMIT = 811 * KB;

/** The size that each late part adds, with everything that only it needs; gzip. */
const LATE_LIMITS: Record<string, number> = {
  'export-docx.ts': 110 * KB,
  // mammoth, for opening Word files.
  'read-docx.ts': 110 * KB,
  // With the microphone, the AI adapters and the texts of the facts.
  'telling-slot.tsx': 57 * KB,
  'section-editor.tsx': 110 * KB,
  // With exporting a single plan.
  'generation-slot.tsx': 84.5 * KB,
  'book-slot.tsx': 47 * KB,
  // The week's hours, doubles and spreading; its dialogs are a third of it.
  'week-view.tsx': 62.5 * KB,
  // The same code for reading plans, without the screen. Loaded after the cards, and only for a person with a plan.
  'week-hero.tsx': 47.7 * KB,
  'export-markdown.ts': 48 * KB,
  'refresh-slot.tsx': 46 * KB,
  'catalog.ts': 23 * KB,
  'run-export.ts': 40 * KB,
  'facts-slot.tsx': 56 * KB,
  'launch-slot.tsx': 68.5 * KB,
  // The same code for reading plans as the week's and the decisions', for the counts of places; loaded when idle.
  'place-numbers.tsx': 75.5 * KB,
  'first-decisions-slot.tsx': 47.5 * KB,
  decisions: 48 * KB,
  'account-view.tsx': 32 * KB,
  // With the plan parser (0670).
  'kit-slot.tsx': 69.5 * KB,
  'next-slot.tsx': 20 * KB,
  'late-stores.ts': 43 * KB,
  // The best piece, and exporting a plan.
  'after-plan.ts': 18 * KB,
  'kit-writing.tsx': 37 * KB,
  'take-along.ts': 4 * KB,
};
/** Any other part. One that outgrows this gets its own line above, with the reason in its commit. */
const OTHER_LATE_LIMIT = 40 * KB;
/** Loaded right after the cards, one file for many parts: includes the readers of days and numbers. */
const SOON_LIMIT = 44 * KB;

/**
 * The readers of facts in answers and plans: for a person with a plan they come with the marks on the cards, and most
 * screens about facts and dates need them. Counted once, separately, like the file loaded right after the cards.
 */
const ANSWERS_LIMIT = 35.5 * KB;

/** Only opened from a screen that has loaded these. */
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

/** The files required for the sign-in screen and for the start of the app. */
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
  // Several parts in one file: the manifest doesn't list them.
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

/** Everything that a browser must load before these scripts run: all their imports, recursively. */
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
