import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const LIMITS = { median: 60, p95: 150, longest: 250, longestTest: 400, folder: 20 };

const ROOMS = [
  'src/domain',
  'src/content',
  'src/client/adapters',
  'src/client/app',
  'src/client/features',
  'src/client/loading',
  'src/client/plan-view',
  'src/client/saving',
  'src/client/ui',
  'src/worker',
  'src/server/accounts',
  'src/server/blueprints',
  'src/server/database',
  'src/server/documents',
  'src/server/http',
  'src/server/pages',
  'src/server/saving',
  'harness',
  'e2e',
  'lab',
  'scripts',
];
// Texts, not code: as long as necessary, and not included in the sums.
const WORDS = /^src\/content\/(?:topics|copy)\/|^lab\/rubric\//;
const TEST = /\.(?:test|spec)\.tsx?$|\/testing\/|^(?:e2e|harness)\//;
const COMMENT = /^(?:\/\/|\/\*|\*|\{\/\*)/;

type Source = { path: string; lines: number; comments: number; isTest: boolean };

const sources = ['src', 'harness', 'e2e', 'lab', 'scripts'].flatMap(sourcesIn);
const code = sources.filter(({ path }) => !WORDS.test(path));

console.log(
  row(['room', 'files', 'lines', 'median', 'p95', 'longest', 'test lines', 'tests/source', 'comments']),
);
for (const room of ROOMS) {
  const inRoom = sources.filter(({ path }) => path.startsWith(`${room}/`));
  console.log(row([room, ...figuresOf(inRoom)]));
}
const inNoRoom = sources.filter(({ path }) => !ROOMS.some((room) => path.startsWith(`${room}/`)));
console.log(row(['src (roots)', ...figuresOf(inNoRoom)]));
console.log(row(['all but words', ...figuresOf(code)]));
// Measuring code has no tests of its own: it would dilute the product's test ratio.
console.log(row(['and without the lab', ...figuresOf(code.filter(({ path }) => !path.startsWith('lab/')))]));
console.log(
  `\nHouse: median <= ${LIMITS.median}, p95 <= ${LIMITS.p95}, longest <= ${LIMITS.longest} (tests ${LIMITS.longestTest}), sources a folder <= ${LIMITS.folder}, tests/source 0.8 to 1.2, comments 4 to 8 %.`,
);

for (const { path, lines, isTest } of code) {
  const limit = isTest ? LIMITS.longestTest : LIMITS.longest;
  if (lines > limit) console.log(`Too long: ${path} has ${lines} lines (at most ${limit}).`);
}

const byFolder = Map.groupBy(
  code.filter(({ isTest }) => !isTest),
  ({ path }) => dirname(path),
);
for (const [folder, { length }] of byFolder) {
  if (length > LIMITS.folder) {
    console.log(`Too full: ${folder} has ${length} sources (at most ${LIMITS.folder}).`);
  }
}

function sourcesIn(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readSource(join(entry.parentPath, entry.name)))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function readSource(file: string): Source {
  const path = file.split(sep).join('/');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const comments = lines.filter((line) => COMMENT.test(line.trim())).length;
  return { path, lines: lines.length, comments, isTest: TEST.test(path) };
}

function figuresOf(all: readonly Source[]): string[] {
  const own = all.filter(({ isTest }) => !isTest);
  const lengths = own.map(({ lines }) => lines).toSorted((a, b) => a - b);
  const lines = sum(own, 'lines');
  const testLines = sum(all, 'lines') - lines;
  return [
    String(own.length),
    String(lines),
    at(lengths, 0.5),
    at(lengths, 0.95),
    at(lengths, 1),
    String(testLines),
    lines === 0 ? '-' : (testLines / lines).toFixed(2),
    lines === 0 ? '-' : `${((100 * sum(own, 'comments')) / lines).toFixed(1)} %`,
  ];
}

function sum(all: readonly Source[], field: 'lines' | 'comments'): number {
  return all.reduce((total, source) => total + source[field], 0);
}

function at(sorted: readonly number[], share: number): string {
  return String(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? '-');
}

function row([room = '', ...figures]: readonly string[]): string {
  return room.padEnd(22) + figures.map((figure) => figure.padStart(13)).join('');
}
