import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppUser } from '#domain/account/account.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { isBlueprint } from '#domain/blueprint/blueprint-kind.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { kindOf } from '#domain/kinds.ts';
import { arbitraryBlueprint } from '#domain/testing/arbitrary-blueprint.ts';
import { arbitraryText } from '#domain/testing/arbitrary-text.ts';
import { MONDAY, sampleBlueprint, TUESDAY, WEDNESDAY } from '#domain/testing/sample-blueprint.ts';
import { sampleComment } from '#domain/testing/sample-comment.ts';
import {
  type Backup,
  type BackupEntry,
  type BackupVersion,
  backupText,
  MAX_BACKUP_BYTES,
  makeBackup,
  parseBackup,
} from './backup.ts';
import { planRestore, restoredDocuments } from './backup-restore.ts';

const user: AppUser = { uid: 'u1', displayName: 'Ana', email: 'ana@example.com', photoURL: null };

const entry = (doc: Blueprint, versions: BackupVersion[] = []): BackupEntry => ({
  kind: 'blueprint',
  doc,
  versions,
});

const backupOf = (...entries: BackupEntry[]): Backup => makeBackup({ user, entries, now: WEDNESDAY });

const filed = { blueprint: sampleBlueprint(), versions: [] };

function blueprintIn({ entries: [first] }: Backup): Blueprint | undefined {
  return first && isBlueprint(first.doc) ? first.doc : undefined;
}

function codeOf(text: string): string {
  try {
    parseBackup(text);
    return 'read';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

const hostile =
  '<script>alert(1)</script> =HYPERLINK("x") \u05e9\u05dc\u05d5\u05dd 👩‍👧 \u202e\u2028 \\u0000 "quoted"';
const anyText = fc.oneof(arbitraryText, fc.constant(hostile), fc.string({ unit: 'grapheme' }));

const arbitraryVersion: fc.Arbitrary<BackupVersion> = fc.record(
  {
    savedAt: fc.constantFrom(MONDAY, TUESDAY),
    origin: fc.constantFrom('generated', 'edited', 'pasted', 'restored', 'conflict'),
    field: fc.constantFrom('aiOutput', 'answers.0'),
    text: anyText.map((text) => text.toWellFormed().replaceAll('\u0000', '')),
  },
  { noNullPrototype: true },
);

const arbitraryEntries: fc.Arbitrary<BackupEntry[]> = fc
  .uniqueArray(fc.constantFrom(...BLUEPRINT_TYPES), { maxLength: 19 })
  .chain((types) =>
    fc.tuple(
      ...types.map((type) =>
        fc
          .tuple(arbitraryBlueprint, fc.array(arbitraryVersion, { maxLength: 3 }))
          .map(([blueprint, versions]) => entry({ ...blueprint, type }, versions)),
      ),
    ),
  );

describe('a backup', () => {
  it('read into an empty account gives the same blueprints and versions', () => {
    fc.assert(
      fc.property(arbitraryEntries, (entries) => {
        const read = parseBackup(backupText(backupOf(...entries)));
        let next = 0;
        const newId = () => `00000000-0000-4000-8000-${String(next++).padStart(12, '0')}`;
        const written = restoredDocuments(planRestore(read, []), {}, newId, WEDNESDAY);
        const byType = (all: readonly BackupEntry[]) =>
          new Map(
            all.map(({ kind, doc, versions }) => {
              const { id: _, ...rest } = doc;
              return [kindOf(kind).slotOf(doc), { rest, versions }];
            }),
          );
        const again = written.flatMap(({ doc, versions }) =>
          isBlueprint(doc) ? [entry(doc, [...versions])] : [],
        );
        expect(byType(again)).toEqual(byType(entries));
        expect(new Set(written.map(({ doc }) => doc.id)).size).toBe(entries.length);
      }),
      { numRuns: 100 },
    );
  });

  it('holds what readers wrote, with the answers to it', () => {
    const comment = sampleComment({ quote: 'Adults who start late.', reply: 'Thank you', isDone: true });
    const entries: BackupEntry[] = [{ kind: 'comment', doc: comment, versions: [] }];
    const read = parseBackup(backupText(makeBackup({ user, entries, now: WEDNESDAY })));
    const [written] = restoredDocuments(planRestore(read, []), {}, () => comment.id, WEDNESDAY);
    expect(written).toEqual(entries[0]);
    expect(planRestore(read, [{ kind: 'comment', doc: comment, version: 1 }])[0]?.state).toBe('same');
  });

  it('names who it belongs to and holds nothing else of the account', () => {
    const { account } = backupOf();
    expect(account).toEqual({ email: 'ana@example.com', displayName: 'Ana' });
  });

  it('stays readable however long the history: the newest versions stay, the rest is counted', () => {
    const versions = Array.from(
      { length: 100 },
      (_, n): BackupVersion => ({
        savedAt: new Date(Date.parse(MONDAY) + n * 60_000).toISOString(),
        origin: 'generated',
        field: 'aiOutput',
        text: '\u0001'.repeat(120_000),
      }),
    );
    const backup = backupOf(entry(sampleBlueprint(), versions));
    expect(backup.entries[0]?.versions.at(-1)).toEqual(versions.at(-1));
    expect(backup.entries[0]?.versions).toHaveLength(33);
    expect(backup.versionsLeftOut).toBe(67);
    expect(new TextEncoder().encode(backupText(backup)).length).toBeLessThan(MAX_BACKUP_BYTES);
  });
});

describe('parseBackup', () => {
  const good = backupText(backupOf(entry(sampleBlueprint({ output: 'A plan' }))));
  const changed = (change: (value: Record<string, unknown>) => void) => {
    const value: Record<string, unknown> = JSON.parse(good);
    change(value);
    return JSON.stringify(value);
  };

  it.each([
    ['our own file', good, 'read'],
    ['our own file with a byte order mark', `\uFEFF${good}`, 'read'],
    ['an empty file', '', 'backup-invalid'],
    ['a picture', '\u0089PNG\r\n\u001a\n', 'backup-invalid'],
    ['JSON of another program', '{"app":"notes","items":[]}', 'backup-invalid'],
    ['a bare list', '[]', 'backup-invalid'],
    ['null', 'null', 'backup-invalid'],
    ['brackets a hundred thousand deep', '['.repeat(100_000), 'backup-invalid'],
    ['our own file without its tail', good.slice(0, good.length - 40), 'backup-damaged'],
    ['a newer format', changed((value) => Object.assign(value, { format: 3 })), 'backup-newer'],
    [
      'blueprints that are no list',
      changed((value) => Object.assign(value, { blueprints: {} })),
      'backup-damaged',
    ],
    [
      'a blueprint with a field we do not know',
      good.replace('"title"', '"admin": true,\n      "title"'),
      'backup-damaged',
    ],
    [
      'two blueprints of one type',
      changed((value) => Object.assign(value, { blueprints: [filed, filed] })),
      'backup-damaged',
    ],
  ])('%s', (_, text, outcome) => {
    expect(codeOf(text)).toBe(outcome);
  });

  it('drops what a database cannot hold', () => {
    const text = good.replace('A plan', 'A \\u0000plan \\ud83d');
    expect(blueprintIn(parseBackup(text))?.content.aiOutput).toBe('A plan \ufffd');
  });
});

describe('planRestore', () => {
  const mine = sampleBlueprint({ answers: ['a', 'b', 'c'], output: 'My plan' });
  const newId = () => 'cccccccc-0000-4000-8000-000000000000';
  const plan = (file: Blueprint, current: Blueprint[]) =>
    planRestore(
      backupOf(entry(file)),
      current.map((doc) => ({ kind: 'blueprint', doc, version: 1 })),
    );

  it('adds what the account lacks, under a new id', () => {
    const items = plan(mine, []);
    expect(items.map(({ state }) => state)).toEqual(['add']);
    expect(restoredDocuments(items, {}, newId, WEDNESDAY)[0]?.doc).toEqual({ ...mine, id: newId() });
  });

  it('has nothing to do where nothing differs but dates and ids', () => {
    const items = plan({ ...mine, id: newId(), updatedAt: WEDNESDAY, createdAt: TUESDAY }, [mine]);
    expect(items.map(({ state }) => state)).toEqual(['same']);
    expect(restoredDocuments(items, { 'blueprint identity': 'file' }, newId, WEDNESDAY)).toEqual([]);
  });

  it.each<[string, (blueprint: Blueprint) => Blueprint, string[]]>([
    ['plan', (b) => ({ ...b, content: { ...b.content, aiOutput: 'Other' } }), ['aiOutput']],
    ['answers', (b) => ({ ...b, content: { ...b.content, answers: { '0': 'a', '1': 'b' } } }), ['answers.2']],
    ['notes', (b) => ({ ...b, content: { ...b.content, notes: 'n' } }), ['notes']],
    ['lists', (b) => ({ ...b, content: { ...b.content, objectives: ['o'] } }), ['objectives']],
    ['title', (b) => ({ ...b, title: 'Who I am' }), ['title']],
    ['status', (b) => ({ ...b, status: 'draft' }), ['progress']],
  ])('names what differs: %s', (_, change, parts) => {
    const [item] = plan(change(mine), [mine]);
    expect(item?.state === 'differs' && item.parts).toEqual(parts);
  });

  it('replaces nothing until the file is chosen', () => {
    const file = { ...mine, content: { ...mine.content, aiOutput: 'From the file' } };
    const items = plan(file, [mine]);
    expect(restoredDocuments(items, {}, newId, WEDNESDAY)).toEqual([]);
    expect(restoredDocuments(items, { 'blueprint identity': 'mine' }, newId, WEDNESDAY)).toEqual([]);
    const [written] = restoredDocuments(items, { 'blueprint identity': 'file' }, newId, WEDNESDAY);
    expect(written?.doc).toEqual({ ...file, updatedAt: WEDNESDAY });
  });

  describe('of what is true about the business', () => {
    const sheet = confirmFact(blankFactSheet(MONDAY), 'offerPrice', '$290', MONDAY);
    const backup = makeBackup({
      user,
      entries: [{ kind: 'facts', doc: sheet, versions: [] }],
      now: WEDNESDAY,
    });
    const read = parseBackup(backupText(backup));

    it('adds it to an account that has none', () => {
      expect(restoredDocuments(planRestore(read, []), {}, newId, WEDNESDAY)).toEqual([
        { kind: 'facts', doc: sheet, versions: [] },
      ]);
    });

    it('asks where a fact differs', () => {
      const other = confirmFact(sheet, 'offerPrice', '$340', TUESDAY);
      const [item] = planRestore(read, [{ kind: 'facts', doc: other, version: 3 }]);
      expect(item).toMatchObject({ state: 'differs', slot: 'facts launch', parts: ['facts.offerPrice'] });
    });

    it('finds nothing of it in a file of an earlier version', () => {
      const { facts: _, ...older } = JSON.parse(backupText(backup));
      expect(planRestore(parseBackup(JSON.stringify(older)), [])).toEqual([]);
    });

    it('reads it from a file of the time when it was called launch', () => {
      const { facts, ...rest } = JSON.parse(backupText(backup));
      const older = { ...rest, format: 1, launch: { launch: facts.facts, versions: facts.versions } };
      expect(parseBackup(JSON.stringify(older))).toEqual(read);
      expect(read.entries).toEqual([{ kind: 'facts', doc: sheet, versions: [] }]);
    });
  });
});
