import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '#harness/median.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { type Contender, READERS, type Running, SAVERS, type Traffic } from './peers/contender.ts';
import { type Answers, keepAliveLoad } from './peers/keep-alive-load.ts';
import { pocketBase } from './peers/pocketbase.ts';
import { installPocketBase } from './peers/pocketbase-binary.ts';
import { documents, ourselves } from './peers-ourselves.ts';
import { rssOf } from './server/saves.ts';

const ROUNDS = 3;
const STARTS = 5;
const SETTLE_MS = 2_000;

type Figures = {
  contender: Contender;
  folder: string;
  starts: { fresh: number[]; again: number[] };
  saves: Answers[];
  lists: Answers[];
  single: Answers[];
  refused: number;
  restMb: number;
  loadMb: number;
};
type Ready = Figures & { server: Running; traffic: Traffic };

/** npm run bench -- --peers: PocketBase and this server in turn on one machine, with the same documents and client. */
export async function comparePeers(seconds: number): Promise<void> {
  const root = scratchFolder();
  const running: Running[] = [];
  try {
    const both = [await ourselves(), pocketBase(installPocketBase(root), documents)].map(figuresIn(root));
    await measureStarts(both);
    const ready: Ready[] = [];
    for (const figures of both) {
      const trafficAt = await figures.contender.prepare(figures.folder);
      const server = await figures.contender.start(figures.folder);
      running.push(server);
      ready.push({ ...figures, server, traffic: trafficAt(server.port) });
    }
    await wait(SETTLE_MS);
    for (const side of ready) side.restMb = rssOf(side.server.pid);
    await measureLoads(ready, seconds);
    print(ready);
  } finally {
    for (const server of running) await server.stop();
    rmSync(root, { recursive: true, force: true });
  }
}

const figuresIn =
  (root: string) =>
  (contender: Contender): Figures => {
    const folder = join(root, contender.name.replace(/\W/g, ''));
    mkdirSync(folder);
    const starts = { fresh: [], again: [] };
    return { contender, folder, starts, saves: [], lists: [], single: [], refused: 0, restMb: 0, loadMb: 0 };
  };

async function measureStarts(both: readonly Figures[]): Promise<void> {
  for (let round = 0; round < STARTS; round += 1) {
    for (const { contender, starts } of both) {
      const folder = scratchFolder();
      for (const times of [starts.fresh, starts.again]) {
        const begun = performance.now();
        const server = await contender.start(folder);
        times.push(performance.now() - begun);
        await server.stop();
      }
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function measureLoads(ready: readonly Ready[], seconds: number): Promise<void> {
  // The first round only warms up: Node compiles hot code, and each side makes its first commits.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const duration = round === 0 ? Math.min(2, seconds) : seconds;
    for (const side of ready) {
      const watch = setInterval(() => {
        side.loadMb = Math.max(side.loadMb, rssOf(side.server.pid));
      }, 250);
      const { port } = side.server;
      const { save, onSaved, list } = side.traffic;
      const lists = { port, seconds: duration, next: list };
      const saves = { port, connections: SAVERS, seconds: duration, next: save, onAnswer: onSaved };
      const answers = [
        await keepAliveLoad(saves),
        await keepAliveLoad({ ...lists, connections: READERS }),
        await keepAliveLoad({ ...lists, connections: 1 }),
      ] as const;
      clearInterval(watch);
      for (const { refused } of answers) side.refused += refused;
      if (round === 0) continue;
      side.saves.push(answers[0]);
      side.lists.push(answers[1]);
      side.single.push(answers[2]);
    }
  }
}

const rate = (all: readonly Answers[]) => median(all.map(({ perSecond }) => perSecond));
const middle = (all: readonly Answers[]) => median(all.map(({ times }) => median(times)));

function print(ready: readonly Ready[]): void {
  const row = (label: string, cell: (side: Ready) => string, goal = '') =>
    console.log([label.padEnd(44), ...ready.map((side) => cell(side).padStart(18)), goal].join('  '));
  const ratio = (of: (side: Ready) => number) => {
    const [ours = Number.NaN, theirs = Number.NaN] = ready.map(of);
    return ours / theirs;
  };
  const times = (value: number, goal?: number) =>
    `${value.toFixed(2)} x${goal === undefined ? '' : ` (goal ${goal} x: ${value >= goal ? 'met' : 'MISSED'})`}`;

  const [ours] = ready;
  const atMost = (value: number | undefined, goal: number, unit: string) =>
    `(goal at most ${goal} ${unit}: ${(value ?? Number.NaN) <= goal ? 'met' : 'MISSED'})`;

  row('', ({ contender }) => contender.name);
  row('SQLite synchronous', ({ contender }) => contender.durability);
  row('start-up, new folder', ({ starts }) => `${median(starts.fresh).toFixed(0)} ms`);
  row(
    'start-up, existing folder',
    ({ starts }) => `${median(starts.again).toFixed(0)} ms`,
    atMost(ours && median(ours.starts.again), 600, 'ms'),
  );
  row('memory at rest', ({ restMb }) => `${restMb.toFixed(0)} MB`, atMost(ours?.restMb, 110, 'MB'));
  row(
    'memory under load, at most',
    ({ loadMb }) => `${loadMb.toFixed(0)} MB`,
    atMost(ours?.loadMb, 250, 'MB'),
  );
  const saves = ratio((side) => rate(side.saves));
  row(`saves of 4 KB, ${SAVERS} connections`, (side) => `${rate(side.saves).toFixed(0)}/s`, times(saves, 10));
  const lists = ratio((side) => rate(side.lists));
  row(`list of 19, ${READERS} connections`, (side) => `${rate(side.lists).toFixed(0)}/s`, times(lists, 2.5));
  const single = 1 / ratio((side) => middle(side.single));
  row(
    'list of 19, one connection, p50',
    (side) => `${middle(side.single).toFixed(2)} ms`,
    times(single, 2.5),
  );
  row('answers other than 200', (side) => String(side.refused));
  row('bytes of a list', (side) => String(side.lists[0]?.bytes));
  console.log(
    'Medians of 3 rounds in turn. PocketBase: rules and index by owner, tokens of its users, rate limits and request log off.',
  );
}
