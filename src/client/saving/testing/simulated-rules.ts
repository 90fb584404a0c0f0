import { copiesIn } from '#client/saving/keep-copies.ts';
import { isLate } from '#client/saving/tab/sync-state.ts';
import { type SimulatedWorld, TYPES } from './simulated-world.ts';

const FAULTS = [
  { code: 'network-request-failed' },
  { code: 'network-request-failed' },
  { code: 'internal' },
  { code: 'storage-unavailable' },
  { code: 'rate-limited' },
  { code: 'not-authenticated' },
] as const;

type Rule = (world: SimulatedWorld, n: number, m: number) => void;

const type: Rule = (world, n, m) => {
  const tab = world.tab(n);
  const topic = TYPES[m % 3 === 0 ? 1 : 0];
  if (!tab) return;
  world.openTopic(tab, topic);
  world.type(tab, topic, n >> 3, m >> 2, (n >> 5) % 7 === 0);
};
const write: Rule = (world, n) => world.tab(n)?.writeOne(world.now);
const hear: Rule = (world, n) => world.tab(n)?.hearOne(world.now);
const network: Rule = (world, n, m) => world.network(world.browser(n), m, null, 0.5);
const time: Rule = (world, n) => world.pass([1, 40, 300, 1_000, 5_000, 61_000][n % 6] ?? 1);

/** All possible steps, and their frequency. */
export const RULES: Record<string, { weight: number; run: Rule }> = {
  type: { weight: 24, run: type },
  write: { weight: 26, run: write },
  writeAgain: { weight: 3, run: (world, n) => world.tab(n)?.writeOne(world.now, true) },
  hear: { weight: 16, run: hear },
  network: { weight: 30, run: network },
  time: { weight: 14, run: time },
  fault: {
    weight: 6,
    run: (world, n, m) => world.network(world.browser(n), m, FAULTS[m % FAULTS.length] ?? FAULTS[0], 0.5),
  },
  fact: {
    weight: 6,
    run: (world, n, m) => {
      const tab = world.tab(n);
      if (tab) world.confirm(tab, m, n % 4 === 0);
    },
  },
  cut: {
    weight: 3,
    run: (world, n, m) => {
      const tab = world.tab(n);
      if (tab) world.cut(tab, TYPES[m % 3 === 0 ? 1 : 0], n >> 3);
    },
  },
  submit: {
    weight: 4,
    run: (world, n, m) => {
      const tab = world.tab(n);
      if (tab) world.submit(tab, TYPES[m % 3 === 0 ? 1 : 0]);
    },
  },
  restoreVersion: {
    weight: 2,
    run: (world, n, m) => {
      const tab = world.tab(n);
      if (tab) world.restoreVersion(tab, TYPES[m % 3 === 0 ? 1 : 0], m);
    },
  },
  touch: { weight: 2, run: (world, n) => world.tab(n)?.send({ type: 'touched', now: world.now }) },
  delete: {
    weight: 2,
    run: (world, n, m) => {
      const tab = world.tab(n);
      if (tab) world.remove(tab, TYPES[m % 2] ?? 'identity');
    },
  },
  undo: {
    weight: 2,
    run: (world, n) => {
      const tab = world.tab(n);
      const last = tab?.state.removed.at(-1);
      if (tab && last) tab.send({ type: 'undelete', id: last.id, now: world.now });
    },
  },
  restoreAsNew: {
    weight: 2,
    run: (world, n) => {
      const tab = world.tab(n);
      const late = Object.values(tab?.state.docs ?? {}).find(isLate);
      if (tab && late) tab.send({ type: 'as-new', id: late.id, newId: world.freshId(), now: world.now });
    },
  },
  resolve: {
    weight: 2,
    run: (world, n, m) => {
      const tab = world.tab(n);
      const doc = Object.values(tab?.state.docs ?? {}).find(({ row }) => (row?.notes.length ?? 0) > 0);
      const note = doc?.row?.notes[0];
      if (!tab || !doc || !note) return;
      const choice = m % 2 === 0 ? 'mine' : 'theirs';
      const { conflictId } = note;
      tab.send({ type: 'resolve', id: doc.id, conflictId, choice, at: world.at(), now: world.now });
    },
  },
  refuse: {
    weight: 1,
    run: (world, n) => {
      if (n % 2 === 0) world.server.refused.clear();
      else world.server.refused.add(TYPES[n % 3 === 0 ? 1 : 0]);
    },
  },
  newTab: {
    weight: 2,
    run: (world, n, m) => {
      const browser = world.browser(n);
      if (browser.tabs.length > 3) return;
      const uid = browser.session ?? 'ann';
      browser.open(uid, m % 2 === 0 ? world.server.told(uid) : null, world.now);
    },
  },
  killTab: {
    weight: 2,
    run: (world, n) => {
      const tab = world.tab(n);
      tab?.browser.kill(tab, world.now);
    },
  },
  reload: {
    weight: 3,
    run: (world, n) => {
      const tab = world.tab(n);
      if (!tab) return;
      const { uid } = tab.state;
      tab.browser.kill(tab, world.now);
      tab.browser.open(uid, tab.browser.session === uid ? world.server.told(uid) : null, world.now);
    },
  },
  copyToDevice: {
    weight: 2,
    run: (world, n) => {
      const tab = world.tab(n);
      if (tab?.state.load.status !== 'ready' || tab.state.isFromDevice) return;
      tab.browser.copies.set(tab.state.uid, copiesIn(tab.state));
    },
  },
  openFromDevice: {
    weight: 2,
    run: (world, n) => {
      const browser = world.browser(n);
      const uid = browser.session ?? 'ann';
      const copies = browser.copies.get(uid);
      if (copies && browser.tabs.length < 4) browser.open(uid, structuredClone(copies), world.now, true);
    },
  },
  diskIsSlow: { weight: 2, run: (world, n) => world.tab(n)?.losePatience(world.now) },
  diskIsLost: { weight: 2, run: (world, n) => world.tab(n)?.loseDisk(world.now) },
  diskAnswers: {
    weight: 2,
    run: (world, n) => world.tab(n)?.findDisk(),
  },
  twoLeaders: {
    weight: 1,
    run: (world, n) => world.tab(n)?.send({ type: 'lead', isLeader: true, now: world.now }),
  },
  leave: { weight: 3, run: (world, n) => world.tab(n)?.send({ type: 'leaving', now: world.now }) },
  poke: {
    weight: 3,
    run: (world, n) => world.tab(n)?.send({ type: 'poke', isAsked: n % 2 === 0, now: world.now }),
  },
  sessionEnds: {
    weight: 1,
    run: (world, n) => {
      world.browser(n).session = null;
    },
  },
  otherUser: {
    weight: 1,
    run: (world, n) => {
      const browser = world.browser(n);
      browser.session = 'ben';
      if (browser.tabs.length < 4) browser.open('ben', world.server.told('ben'), world.now);
    },
  },
  signIn: {
    weight: 3,
    run: (world, n) => {
      const tab = world.tab(n);
      if (!tab) return;
      const { uid } = tab.state;
      tab.browser.session = uid;
      tab.send({ type: 'session-known', uid, from: 'person', now: world.now });
    },
  },
  clockJumps: {
    weight: 1,
    run: (world, n) => {
      world.wallClock += (n % 2 === 0 ? 1 : -1) * 86_400_000;
    },
  },
};
