import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * Draws which room imports which, at a revision: `npm run lab -- rooms [REVISION] [FILE.svg]`. Rooms stand above what
 * they may import; an import that goes up is drawn in red. Tests are left out.
 */
const [revision = 'HEAD', file = 'data/rooms.svg'] = process.argv.slice(2);

// From the top: nothing imports the first, the last imports nothing.
const FLOORS: readonly (readonly string[])[] = [
  ['client (roots)', 'client/drawing', 'worker', 'server (roots)'],
  ['client/app', 'server/administration', 'server/saving'],
  ['client/features', 'server/kinds'],
  ['client/plan-view', 'client/loading', 'server/accounts', 'server/shares'],
  ['client/saving', 'server/pages', 'server/blueprints', 'server/facts'],
  ['client/ui', 'client/adapters', 'server/documents'],
  ['server/database', 'server/http'],
  ['content', 'server/settings'],
  ['domain'],
];
// Leaves among the server's roots: the settings, and the list of kinds.
const LEAVES = { 'src/server/config.ts': 'server/settings', 'src/server/all-kinds.ts': 'server/kinds' };
const TEST = /\.test\.tsx?$|\/testing\//;
const WIDTH = 1_100;
const FLOOR = 96;
const BOX = { width: 170, height: 40 };

const files = new Map(readSources().map(({ path, imports }) => [path, imports]));
const arrows = new Map<string, number>();
for (const [path, imports] of files) {
  for (const target of imports) {
    const [from, to] = [roomOf(path), roomOf(target)];
    if (from !== to) arrows.set(`${from} → ${to}`, (arrows.get(`${from} → ${to}`) ?? 0) + 1);
  }
}
const up = [...arrows.keys()].filter((arrow) => isUp(arrow));
const circles = circlesAmong(files);
console.log(`${revision}: ${files.size} sources, ${arrows.size} arrows between rooms`);
console.log(
  `arrows up: ${up.length}${up.length ? ` (${up.join(', ')})` : ''}; circles of files: ${circles.length}`,
);
for (const circle of circles) console.log(`  ${circle.join(', ')}`);
mkdirSync(posix.dirname(file), { recursive: true });
writeFileSync(file, drawing());
console.log(`Drawn into ${file}.`);

function readSources(): { path: string; imports: string[] }[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const paths = git('ls-tree', '-r', '--name-only', revision, 'src')
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !TEST.test(path));
  const known = new Set(paths);
  // `import type` counts: a circle of types is a circle for anyone who reads it.
  const found = git(
    'grep',
    '-E',
    String.raw`(from|import\() ?'(#|\./)[^']+'|^import '(#|\./)`,
    revision,
    '--',
    'src',
  );
  const imports = new Map(paths.map((path): [string, string[]] => [path, []]));
  for (const line of found.split('\n')) {
    const [, path = '', code = ''] = /^[^:]*:([^:]+):(.*)$/.exec(line) ?? [];
    for (const [, named = ''] of code.matchAll(/'((?:#|\.\/)[^']+)'/g)) {
      const target = named.startsWith('#') ? `src/${named.slice(1)}` : posix.join(posix.dirname(path), named);
      if (known.has(target)) imports.get(path)?.push(target);
    }
  }
  return [...imports].map(([path, targets]) => ({ path, imports: targets }));
}

function roomOf(path: string): string {
  if (path in LEAVES) return LEAVES[path as keyof typeof LEAVES];
  const [, side = '', room = '', ...rest] = path.split('/');
  if (side !== 'client' && side !== 'server') return side;
  return rest.length > 0 ? `${side}/${room}` : `${side} (roots)`;
}

function floorOf(room: string): number {
  const floor = FLOORS.findIndex((rooms) => rooms.includes(room));
  // A room that this program does not know is drawn on the ground, where its arrows are red and somebody asks.
  return floor < 0 ? FLOORS.length - 1 : floor;
}

function isUp(arrow: string): boolean {
  const [from = '', to = ''] = arrow.split(' → ');
  return floorOf(from) > floorOf(to);
}

/** Tarjan's strongly connected parts, those of more than one file. */
function circlesAmong(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== order.get(node)) return;
    const part = stack.splice(stack.indexOf(node));
    if (part.length > 1) found.push(part);
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

function drawing(): string {
  const present = new Set([...files.keys()].map(roomOf));
  const floors = FLOORS.map((rooms) => rooms.filter((room) => present.has(room)));
  const strangers = [...present].filter((room) => !FLOORS.flat().includes(room));
  floors.at(-1)?.push(...strangers);
  const at = new Map<string, { x: number; y: number }>();
  for (const [floor, rooms] of floors.entries()) {
    for (const [index, room] of rooms.entries()) {
      at.set(room, { x: ((index + 0.5) * WIDTH) / rooms.length, y: 40 + floor * FLOOR });
    }
  }
  const lines = [...arrows].map(([arrow, count]) => {
    const [from, to] = arrow.split(' → ').map((room) => at.get(room) ?? { x: 0, y: 0 });
    const color = isUp(arrow) ? '#c00' : '#8a97a6';
    const width = Math.min(6, 0.6 + Math.log2(count) / 2).toFixed(1);
    return `<line x1="${from?.x}" y1="${from?.y}" x2="${to?.x}" y2="${to?.y}" stroke="${color}" stroke-width="${width}" opacity=".6"><title>${arrow}: ${count}</title></line>`;
  });
  const boxes = [...at].map(([room, { x, y }]) => {
    const count = [...files.keys()].filter((path) => roomOf(path) === room).length;
    const corner = `x="${x - BOX.width / 2}" y="${y - BOX.height / 2}"`;
    return `<rect ${corner} width="${BOX.width}" height="${BOX.height}" rx="6" fill="#fff" stroke="#1f2a37"/><text x="${x}" y="${y + 4}" text-anchor="middle">${room} · ${count}</text>`;
  });
  const height = 40 + FLOORS.length * FLOOR;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13" fill="#1f2a37">`,
    `<rect width="${WIDTH}" height="${height}" fill="#f6f4ef"/>`,
    ...lines,
    ...boxes,
    '</svg>',
    '',
  ].join('\n');
}
