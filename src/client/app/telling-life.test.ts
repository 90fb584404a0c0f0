import { expect, it } from 'vitest';
import { applyRestore } from '#client/features/account/apply-restore.ts';
import { collectBackup } from '#client/features/account/collect-backup.ts';
import { tellingActions } from '#client/features/telling/telling-actions.ts';
import { ANN, SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace, type Workspace } from '#client/saving/workspace.ts';
import { backupText, parseBackup } from '#domain/backup/backup.ts';
import { planRestore } from '#domain/backup/backup-restore.ts';
import { propose } from '#domain/telling/change-telling.ts';
import { wholePiece } from '#domain/telling/pieces.ts';
import { proposedIn } from '#domain/telling/read-telling.ts';
import { TELLING_ID } from '#domain/telling/telling.ts';

const NOW = '2027-01-01T00:00:00.000Z';
const of = ({ store }: Workspace) => store.getState().documents.telling[TELLING_ID];
const texts = (on: Workspace) =>
  of(on)
    ?.sources.map(({ text }) => text)
    .sort();

it('a telling syncs between two devices, survives deletion and restoring, and is in backups, like any document', async () => {
  const phone = new SimulatedDevice();
  const laptop = new SimulatedDevice(phone.server, phone.clock);
  for (let used = 0; used < 1_000; used += 1) laptop.freshId();
  const [here, there] = [createWorkspace(phone.tab()), createWorkspace(laptop.tab())];
  const pass = async (ms = 70_000) => phone.clock.pass(ms);
  await pass(100);
  const id = tellingActions(here).add('pasted', 'I teach piano. People freeze.');
  await pass();
  expect(texts(there)).toEqual(['I teach piano. People freeze.']);
  expect(here.store.getState().saveStatus).toBe('saved');

  // Each adds a text and types in the same one at the same time.
  tellingActions(here).edit(id, 'I teach piano. People freeze. Then they play.');
  tellingActions(here).add('file', 'From the phone');
  tellingActions(there).edit(id, 'Hello. I teach piano. People freeze.');
  tellingActions(there).add('recorded', 'From the laptop');
  await pass();
  const all = ['From the laptop', 'From the phone', 'Hello. I teach piano. People freeze. Then they play.'];
  expect([texts(here), texts(there)]).toEqual([all, all]);
  expect([here, there].flatMap(({ store }) => store.getState().conflicts)).toEqual([]);

  // Offline, while the other device continues.
  phone.isOnline = false;
  const text = 'Hello. I teach piano. People freeze. Then they play.';
  here.actions.change(
    'telling',
    TELLING_ID,
    (telling, now) =>
      propose(telling, { id, text }, wholePiece(text), [{ slot: 'identity.1', sentences: [[2, 2]] }], now)
        .telling,
  );
  await pass();
  expect(proposedIn(of(there))).toEqual([]);
  phone.isOnline = true;
  await pass();
  expect(proposedIn(of(there)).map((one) => one.text)).toEqual(['I teach piano.']);

  // Deleted here, gone there, and restored.
  here.actions.deleteDocument(TELLING_ID);
  await pass();
  expect(of(there)).toBeUndefined();
  const undone = here.actions.undoDelete(TELLING_ID);
  await pass();
  await undone;
  expect(texts(there)).toEqual(all);

  // A backup of this account, restored into another.
  const doc = of(here);
  if (!doc) throw new Error('nothing was told');
  const versions = { listVersions: async () => [], readVersion: () => Promise.reject(new Error('none')) };
  const documents = [{ kind: 'telling' as const, doc }];
  const backup = await collectBackup({ user: ANN, documents, api: versions, now: NOW, onProgress: () => {} });
  const items = planRestore(parseBackup(backupText(backup)), []);
  laptop.session = 'ben';
  const restoring = {
    uid: 'ben',
    items,
    choices: {},
    stored: [],
    api: laptop.api(),
    ids: laptop.freshId,
    now: NOW,
  };
  expect(await applyRestore({ ...restoring, onProgress: () => {} })).toEqual({ done: 1, total: 1 });
  expect(phone.server.told('ben')).toMatchObject([{ kind: 'telling', doc: { sources: doc.sources } }]);
});
