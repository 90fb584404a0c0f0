import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VersionsApi } from '#client/adapters/api/versions-api.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import { backupText, makeBackup, parseBackup } from '#domain/backup/backup.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { AppError } from '#domain/errors.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { LAUNCH_DAYS } from '#domain/facts/fact-names.ts';
import { KIND_NAMES } from '#domain/kinds.ts';
import type { PastLaunch } from '#domain/launches/launch-results.ts';
import { draftResult, launchesOf } from '#domain/launches/past-launches.ts';
import { KINDS_BY_NAME } from '#server/all-kinds.ts';
import { type Engine, statement } from '#server/database/engine.ts';
import { listRevisions, readRevision } from '#server/documents/sql/revisions.ts';
import {
  beginNext,
  finishBeginning,
  type NextLaunchTools,
  undoNext,
  unfinishedTopics,
} from './begin-next.ts';

const TYPES = ['event', 'launch', 'sales'] as const;
const PLAN = '## Overview\n\nA plan.\n\n- [x] Print the cards.\n';
const DAY = '2027-04-02';

/** One person on two devices, with the real store behind them. */
async function twoDevices() {
  const here = new SimulatedDevice();
  const server = here.server;
  const files: string[] = [];
  const engine = {
    read: async (sql: string, params: readonly string[]) =>
      server.store.execute(statement(sql, ...params)).rows,
  } as unknown as Engine;
  const device = (of: SimulatedDevice) => {
    const workspace = createWorkspace(of.tab());
    const online = () => {
      if (!of.isOnline) throw new AppError('network-request-failed');
    };
    const versions: VersionsApi = {
      async listVersions(kind, uid, id, field) {
        online();
        return (await listRevisions(KINDS_BY_NAME[kind], engine, { uid, id }, field)) ?? [];
      },
      async readVersion(kind, uid, id, versionId) {
        const found = await readRevision(KINDS_BY_NAME[kind], engine, { uid, id }, versionId);
        if (!found) throw new AppError('not-found');
        return found;
      },
    };
    const tools: NextLaunchTools = {
      workspace,
      versions,
      keepVersion: of.api().keepVersion,
      async saveBackup() {
        online();
        const { user, documents } = workspace.store.getState();
        const entries = KIND_NAMES.flatMap((kind) =>
          Object.values(documents[kind]).map((doc) => ({ kind, doc, versions: [] })),
        );
        files.push(backupText(makeBackup({ user, entries, now: new Date(0).toISOString() })));
      },
      isWriting: () => false,
    };
    return { of, workspace, tools, ...workspace };
  };
  const one = device(here);
  for (const type of TYPES) {
    const id = one.actions.openTopic(type, { title: `Topic ${type}`, description: 'A topic of the test' });
    for (const index of [0, 1, 2]) one.actions.submitAnswer(id, index, `${type} ${index}`);
    one.actions.editOutput(id, `${PLAN}${type}\n`);
  }
  one.actions.changeFacts((sheet, now) => confirmFact(sheet, 'eventDate', 'March 13, 2027', now));
  await here.clock.pass(3_000);
  expect(await during(one.actions.sendPending())).toBe(true);
  const two = device(new SimulatedDevice(server, here.clock));
  await here.clock.pass(3_000);

  /** Everything reachable without a file: current texts, and versions as listed. */
  async function reachable(): Promise<string> {
    const all = server.told('ann').map(async ({ kind, doc }) => {
      const address = { uid: 'ann', id: doc.id };
      const listed = (await listRevisions(KINDS_BY_NAME[kind], engine, address)) ?? [];
      const texts = listed.map(({ versionId }) =>
        readRevision(KINDS_BY_NAME[kind], engine, address, versionId),
      );
      return JSON.stringify([doc, await Promise.all(texts)]);
    });
    return (await Promise.all(all)).join('\n');
  }
  /** Runs something that waits for the simulated clock. */
  async function during<T>(run: Promise<T>): Promise<T> {
    let isOver = false;
    const over = run.finally(() => {
      isOver = true;
    });
    over.catch(() => undefined);
    for (let second = 0; second < 300 && !isOver; second += 1) await here.clock.pass(1_000);
    return over;
  }
  return { one, two, server, clock: here.clock, reachable, during, files };
}

type Device = Awaited<ReturnType<typeof twoDevices>>['one'];

function topic({ store }: Device, type: BlueprintType): Blueprint {
  const { blueprints, byType } = store.getState();
  const found = blueprints[byType[type] ?? ''];
  if (!found) throw new Error(`no ${type}`);
  return found;
}

function lastOf({ store }: Device): PastLaunch {
  const last = launchesOf(store.getState().sheet).at(-1);
  if (!last) throw new Error('no launch');
  return last;
}

const choosing = (...topics: BlueprintType[]) => ({ topics, emptied: LAUNCH_DAYS, day: DAY });

describe('beginning the next launch', () => {
  it('makes drafts of the answers of chosen topics, and leaves the others alone', async () => {
    const { one, server, during, files } = await twoDevices();
    expect(await during(beginNext(one.tools, choosing('event', 'launch')))).toEqual({ status: 'begun' });
    expect(files).toHaveLength(1);
    const saved = Object.fromEntries(server.live('ann').map((doc) => [doc.type, doc]));
    expect(saved.event?.content).toMatchObject({ answers: {}, aiOutput: '' });
    expect(saved.event?.content.drafts).toMatchObject({ 'answers.0': 'event 0', 'answers.2': 'event 2' });
    expect(saved.event?.progress).toEqual({ completed: false, currentStep: 0 });
    expect(saved.sales?.content).toMatchObject({ answers: { 0: 'sales 0' }, aiOutput: `${PLAN}sales\n` });
    expect(server.versions('ann', topic(one, 'event').id, 'aiOutput')).toContain(`${PLAN}event\n`);
    expect(one.store.getState().sheet).toMatchObject({ facts: {}, notNow: { eventDate: 'March 13, 2027' } });
  });

  it('changes nothing without a connection, while a plan is written, or as the thirteenth', async () => {
    const { one, during, files } = await twoDevices();
    const before = JSON.stringify(one.store.getState().documents);
    const writing = { ...one.tools, isWriting: (id: string) => id === topic(one, 'event').id };
    expect(await beginNext(writing, choosing('event'))).toEqual({ status: 'writing', title: 'Topic event' });
    one.of.isOnline = false;
    expect(await during(beginNext(one.tools, choosing('event')))).toEqual({ status: 'offline' });
    one.of.isOnline = true;
    const keeping = async () => {
      throw new AppError('rate-limited');
    };
    const failing = { ...one.tools, keepVersion: keeping };
    expect(await during(beginNext(failing, choosing('event')))).toEqual({ status: 'failed' });
    const noFile = { ...one.tools, saveBackup: () => Promise.reject(new AppError('too-large')) };
    expect(await during(beginNext(noFile, choosing('event')))).toEqual({ status: 'failed' });
    expect(JSON.stringify(one.store.getState().documents)).toBe(before);
    expect(files).toHaveLength(1);
    for (let count = 0; count < 12; count += 1) {
      one.actions.editOutput(topic(one, 'event').id, `Plan ${count}`);
      expect(await during(beginNext(one.tools, choosing('event')))).toEqual({ status: 'begun' });
    }
    one.actions.editOutput(topic(one, 'event').id, 'The thirteenth');
    expect(await during(beginNext(one.tools, choosing('event')))).toEqual({ status: 'full' });
    expect(launchesOf(one.store.getState().sheet)).toHaveLength(12);
  });

  it('on two devices at once counts as one', async () => {
    const { one, two, during, server, clock } = await twoDevices();
    const later = {
      ...two.tools,
      saveBackup: () => new Promise<void>((done) => void clock.after(5_000, done)),
    };
    const both = [one.tools, later].map((tools) => beginNext(tools, choosing('event', 'sales')));
    expect(await during(Promise.all(both))).toEqual([{ status: 'begun' }, { status: 'begun' }]);
    await clock.pass(90_000);
    for (const { store } of [one, two]) {
      expect(launchesOf(store.getState().sheet)).toHaveLength(1);
      expect(store.getState().conflicts).toEqual([]);
    }
    expect(server.live('ann').filter(({ content }) => content.aiOutput === '')).toHaveLength(2);
    expect(await during(beginNext(two.tools, choosing('event', 'sales')))).toEqual({ status: 'nothing' });
  });

  it('overwrites no plan that another device is changing', async () => {
    const { one, two, during, clock, server } = await twoDevices();
    const { id } = topic(two, 'event');
    two.of.isOnline = false;
    two.actions.editOutput(id, `${PLAN}event\nChanged on the train.\n`);
    expect(await during(beginNext(one.tools, choosing('event')))).toEqual({ status: 'begun' });
    two.of.isOnline = true;
    two.actions.retryNow();
    await clock.pass(90_000);
    expect(topic(two, 'event').content.aiOutput).toContain('Changed on the train.');
    expect(two.store.getState().conflicts.map(({ field }) => field)).toEqual(['aiOutput']);
    expect(server.words('ann')).toContain('Changed on the train.');
  });

  it('interrupted by closing the tab can be finished, or undone, later and elsewhere', async () => {
    const { one, two, during, clock } = await twoDevices();
    expect(await during(beginNext(one.tools, choosing('event', 'launch')))).toEqual({ status: 'begun' });
    // As if the last of the changes had not reached the journal.
    const { id } = topic(one, 'launch');
    one.actions.editOutput(id, `${PLAN}launch\n`);
    await clock.pass(90_000);
    expect(unfinishedTopics(two.workspace, lastOf(two))).toEqual(['launch']);
    expect(await during(finishBeginning(two.tools, lastOf(two)))).toEqual({ status: 'begun' });
    expect(unfinishedTopics(two.workspace, lastOf(two))).toEqual([]);
  });

  it('is undone from any device, except for later changes', async () => {
    const { one, two, during, clock } = await twoDevices();
    one.actions.changeFacts((sheet, now) => draftResult(sheet, 'came', '15', now));
    expect(await during(beginNext(one.tools, choosing(...TYPES)))).toEqual({ status: 'begun' });
    await clock.pass(90_000);
    two.actions.editOutput(topic(two, 'sales').id, 'A new plan');
    two.of.isOnline = false;
    expect(await during(undoNext(two.tools, lastOf(two)))).toEqual({ status: 'offline' });
    expect(topic(two, 'event').content.aiOutput).toBe('');
    two.of.isOnline = true;
    two.actions.retryNow();
    expect(await during(undoNext(two.tools, lastOf(two)))).toEqual({ status: 'undone', missing: ['sales'] });
    await clock.pass(90_000);
    // Its dates are counted from the beginning of the current launch, not from today.
    expect(topic(two, 'event').content.outputFacts?.at).toBe('2026-12-31T12:00:00.000Z');
    for (const device of [one, two]) {
      expect(topic(device, 'event')).toMatchObject({
        status: 'completed',
        progress: { completed: true, currentStep: 3 },
        content: { aiOutput: `${PLAN}event\n`, answers: { 0: 'event 0', 1: 'event 1', 2: 'event 2' } },
      });
      expect(topic(device, 'sales').content.aiOutput).toBe('A new plan');
      expect(device.store.getState().sheet).toMatchObject({
        facts: { eventDate: 'March 13, 2027' },
        lookBack: { came: '15' },
      });
      expect(launchesOf(device.store.getState().sheet)).toEqual([]);
    }
  });
});

const FIELDS = ['answer', 'plan', 'date', 'goal', 'draft', 'result', 'fact'] as const;
const typing = fc.record({
  device: fc.nat(1),
  type: fc.constantFrom(...TYPES),
  field: fc.constantFrom(...FIELDS),
  isHeard: fc.boolean(),
});
const round = fc.record({
  typings: fc.array(typing, { maxLength: 5 }),
  who: fc.constantFrom('one', 'two', 'both'),
  topics: fc.subarray([...TYPES], { minLength: 1 }),
  isUndone: fc.nat(5).map((chance) => chance === 0),
});

function write(device: Device, type: BlueprintType, field: (typeof FIELDS)[number], word: string): void {
  const { actions } = device;
  const { id, content } = topic(device, type);
  const more = (text = '') => `${text} ${word}`.trim();
  if (field === 'plan') actions.editOutput(id, more(content.aiOutput));
  else if (field === 'answer') actions.editText(id, 'answers.1', more(content.answers[1]));
  // Replaces a text from the previous launch, which is stored as a version.
  else if (field === 'draft') actions.editDraft(id, 'answers.1', word);
  else if (field === 'result') {
    actions.changeFacts((sheet, now) => draftResult(sheet, 'worked', more(sheet.lookBack?.worked), now));
  } else if (field === 'fact') {
    actions.changeFacts((sheet, now) =>
      sheet.facts.eventDate ? sheet : confirmFact(sheet, 'eventDate', `May 1 ${word}`, now),
    );
  } else {
    const entry = { title: word, date: DAY, description: '' };
    actions.change('blueprint', id, (doc) => ({
      ...doc,
      content: {
        ...doc.content,
        ...(field === 'date'
          ? { timeline: [...doc.content.timeline, entry] }
          : { objectives: [...doc.content.objectives, word] }),
      },
    }));
  }
}

it('after twelve launches in a row on two devices, every word is still reachable', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 12, maxLength: 12 }), async (rounds) => {
      const { one, two, clock, during, reachable, files } = await twoDevices();
      const devices = [one, two];
      const typed = TYPES.map((type) => `${type} 1`);
      const given = new Set<string>();
      let begun = 0;
      for (const { typings, who, topics, isUndone } of rounds) {
        for (const { device, type, field, isHeard } of typings) {
          const by = devices[device] ?? one;
          const word = `w${typed.length}x`;
          const { content } = topic(by, type);
          const old = content.drafts?.['answers.1'] ?? '';
          // A draft that never became an answer, overwritten by its own writer, was dropped on purpose.
          if (field === 'draft') for (const gone of old.match(/w\d+x/g) ?? []) given.add(gone);
          write(by, type, field, word);
          if (field !== 'fact' || by.store.getState().sheet?.facts.eventDate?.includes(word))
            typed.push(word);
          await clock.pass(isHeard ? 70_000 : 50);
        }
        const beginning = devices.filter((_, index) => who === 'both' || who === ['one', 'two'][index]);
        for (const by of beginning) {
          const word = `w${typed.length}x`;
          write(by, topics[0] ?? 'event', 'plan', word);
          typed.push(word);
        }
        const outcomes = await during(
          Promise.all(beginning.map(({ tools }) => beginNext(tools, choosing(...topics)))),
        );
        for (const { status } of outcomes) expect(['begun', 'full']).toContain(status);
        begun += 1;
        const [first = one] = beginning;
        if (isUndone) await during(undoNext(first.tools, lastOf(first)));
      }
      for (let turn = 0; turn < 4; turn += 1) {
        for (const { actions } of devices) actions.retryNow();
        await clock.pass(70_000);
      }
      expect(begun).toBe(12);
      const all = await reachable();
      expect(typed.filter((word) => !given.has(word) && !all.includes(word))).toEqual([]);
      // After 30 days only the files are left: each can be restored.
      for (const file of files) expect(parseBackup(file).entries).toHaveLength(TYPES.length + 1);
      for (const { workspace } of devices) workspace.close();
    }),
    { numRuns: 12 },
  );
});
