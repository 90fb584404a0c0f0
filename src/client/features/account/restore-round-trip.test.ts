import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Put } from '#client/adapters/api/api.ts';
import { ApiError } from '#client/adapters/api/api-error.ts';
import { documentsIn } from '#domain/all-documents.ts';
import type { KeepVersion, Version } from '#domain/api/api-contract.ts';
import { backupText, parseBackup } from '#domain/backup/backup.ts';
import { planRestore } from '#domain/backup/backup-restore.ts';
import type { Blueprint, StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import { isBlueprint } from '#domain/blueprint/blueprint-kind.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { KindName } from '#domain/kinds.ts';
import { arbitraryBlueprint } from '#domain/testing/arbitrary-blueprint.ts';
import { arbitraryText } from '#domain/testing/arbitrary-text.ts';
import { MONDAY, sampleBlueprint, WEDNESDAY } from '#domain/testing/sample-blueprint.ts';
import { applyRestore } from './apply-restore.ts';
import { collectBackup } from './collect-backup.ts';

const user = { uid: 'u1', displayName: null, email: 'ana@example.com', photoURL: null };
let lastId = 0;
const ids = () => {
  lastId += 1;
  return `00000000-0000-4000-8000-${String(lastId).padStart(12, '0')}`;
};

/** The parts of the server that a backup needs: one account, versions, and conditional writes. */
function fakeAccount(initial: readonly Blueprint[] = []) {
  const blueprints = new Map<string, StoredBlueprint>(
    initial.map((blueprint) => [blueprint.id, { ...blueprint, version: 1 }]),
  );
  const versions = new Map<string, Version[]>();
  const keep = (id: string, { savedAt = WEDNESDAY, ...rest }: KeepVersion) => {
    const kept = versions.get(id) ?? [];
    versions.set(id, [...kept, { versionId: ids(), savedAt, ...rest }]);
  };
  return {
    keep,
    list: () => [...blueprints.values()],
    told: () => documentsIn({ blueprints: [...blueprints.values()] }),
    contents: () =>
      [...blueprints.values()]
        .map(({ id, version: _, ...rest }) => ({
          ...rest,
          versions: (versions.get(id) ?? []).map(({ versionId: __, ...version }) => version),
        }))
        .toSorted((a, b) => a.type.localeCompare(b.type)),
    api: {
      listVersions: async (_kind: KindName, _uid: string, id: string) =>
        (versions.get(id) ?? []).map(({ text, ...rest }) => ({ ...rest, length: text.length })),
      readVersion: async (_kind: KindName, _uid: string, id: string, versionId: string) => {
        const found = versions.get(id)?.find((version) => version.versionId === versionId);
        if (!found) throw new ApiError('not-found', { status: 404 });
        return found;
      },
      keepVersion: async (_kind: KindName, _uid: string, id: string, version: KeepVersion) =>
        keep(id, version),
      putDocument: async (_uid: string, { doc: blueprint, baseVersion }: Put) => {
        if (!isBlueprint(blueprint)) throw new Error('only blueprints are restored here');
        const current = blueprints.get(blueprint.id);
        if ((current?.version ?? 0) !== baseVersion) throw new ApiError('version-mismatch', { status: 412 });
        blueprints.set(blueprint.id, { ...blueprint, version: baseVersion + 1 });
        return { version: baseVersion + 1, updatedAt: WEDNESDAY };
      },
    },
  };
}

type Account = ReturnType<typeof fakeAccount>;

async function backupOf(account: Account): Promise<string> {
  const documents = account.list().map(({ version: _, ...doc }) => ({ kind: 'blueprint' as const, doc }));
  const { api } = account;
  return backupText(await collectBackup({ user, documents, api, now: WEDNESDAY, onProgress: () => {} }));
}

function restoreInto(account: Account, text: string, choices = {}, newId = ids) {
  const items = planRestore(parseBackup(text), account.told());
  const stored = account.told();
  const { api } = account;
  return applyRestore({
    uid: 'u2',
    items,
    choices,
    stored,
    api,
    ids: newId,
    now: WEDNESDAY,
    onProgress: () => {},
  });
}

const arbitraryVersion = fc.record(
  {
    field: fc.constantFrom('aiOutput', 'answers.0'),
    text: arbitraryText,
    origin: fc.constantFrom('generated', 'edited', 'pasted', 'restored', 'conflict'),
    savedAt: fc.constantFrom(MONDAY, WEDNESDAY),
  },
  { noNullPrototype: true },
);

describe('backup and restore', () => {
  it('into an empty account gives an equal set, versions included', async () => {
    const entry = fc.tuple(arbitraryBlueprint, fc.array(arbitraryVersion, { maxLength: 2 }));
    const anything = fc
      .uniqueArray(fc.constantFrom(...BLUEPRINT_TYPES), { maxLength: 6 })
      .chain((types) => fc.tuple(...types.map((type) => entry.map((made) => ({ type, made })))));
    await fc.assert(
      fc.asyncProperty(anything, async (all) => {
        const full = all.map(({ type, made: [blueprint] }) => ({ ...blueprint, type, id: ids() }));
        const before = fakeAccount(full);
        for (const [index, { made }] of all.entries()) {
          for (const version of made[1]) before.keep(full[index]?.id ?? '', version);
        }
        const after = fakeAccount();
        const outcome = await restoreInto(after, await backupOf(before));
        expect(outcome).toEqual({ done: all.length, total: all.length });
        expect(after.contents()).toEqual(before.contents());
      }),
      { numRuns: 60 },
    );
  });

  it('stops at a blueprint that changed since the preview, and reports how far it came', async () => {
    const mine = sampleBlueprint({ output: 'Mine' });
    const account = fakeAccount([mine]);
    const text = await backupOf(fakeAccount([{ ...mine, content: { ...mine.content, aiOutput: 'File' } }]));
    const items = planRestore(parseBackup(text), account.told());
    const stored = account.told();
    const newer = { ...mine, title: 'Newer' };
    await account.api.putDocument('u1', { kind: 'blueprint', doc: newer, baseVersion: 1, seq: 1 });
    const choices = { 'blueprint identity': 'file' } as const;
    const { api } = account;
    const outcome = await applyRestore({
      uid: 'u1',
      items,
      choices,
      stored,
      api,
      ids,
      now: WEDNESDAY,
      onProgress: () => {},
    });
    expect(outcome).toMatchObject({ done: 0, total: 1, error: { code: 'version-mismatch' } });
    expect(account.list()[0]?.title).toBe('Newer');
  });

  it('reports a failure before the first write, instead of waiting forever', async () => {
    const text = await backupOf(fakeAccount([sampleBlueprint({ output: 'File' })]));
    const account = fakeAccount();
    const outcome = await restoreInto(account, text, {}, () => {
      throw new Error('no ids here');
    });
    expect(outcome).toEqual({ done: 0, total: 1, error: new Error('no ids here') });
    expect(account.list()).toEqual([]);
  });

  it('writes nothing when nothing was chosen', async () => {
    const mine = sampleBlueprint({ output: 'Mine' });
    const account = fakeAccount([mine]);
    const text = await backupOf(fakeAccount([{ ...mine, content: { ...mine.content, aiOutput: 'File' } }]));
    expect(await restoreInto(account, text)).toEqual({ done: 0, total: 0 });
    expect(account.list()[0]?.version).toBe(1);
  });

  it('makes no file that could not be read back', async () => {
    const account = fakeAccount([sampleBlueprint({ answers: ['x'.repeat(30_001)] })]);
    await expect(backupOf(account)).rejects.toThrow('This is too much text to save in one topic.');
  });

  it('includes a blueprint that the server does not know yet', async () => {
    const account = fakeAccount([sampleBlueprint({ output: 'New' })]);
    account.api.listVersions = () => Promise.reject(new ApiError('not-found', { status: 404 }));
    expect(parseBackup(await backupOf(account)).entries[0]?.versions).toEqual([]);
  });
});
