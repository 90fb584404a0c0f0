// A kind with several documents per person, for growth.test.ts: everything that must be written for one, and nothing else.

const KIND = `import type { Document } from '#domain/documents/document.ts';
import type { DocumentKind } from '#domain/documents/document-kind.ts';
import type { Fields } from '#domain/documents/field.ts';
import { laterTime } from '#domain/documents/later-time.ts';
import { historyOf } from '#domain/documents/replaced-texts.ts';
import { isText } from '#domain/documents/shape.ts';

/** A diary: one entry for each day. */
export type Diary = Document & { day: string; mood: string; says: string };

export const DIARY_FIELDS = {
  mood: {
    limit: 100,
    merges: 'whole',
    history: 'every',
    read: ({ mood }) => mood,
    write: (doc, mood = '') => ({ ...doc, mood }),
  },
  says: {
    limit: 5_000,
    merges: 'by-word',
    history: 'unless-only-grew',
    read: ({ says }) => says,
    write: (doc, says = '') => ({ ...doc, says }),
  },
} satisfies Fields<Diary>;

export const diaryKind: DocumentKind<Diary> = {
  names: { one: 'diary', many: 'diaries' },
  hasShape: ({ day, mood, says }) => [day, mood, says].every(isText),
  titleOf: ({ day }) => \`Page of \${day}\`,
  reportedOn: () => [],
  fields: DIARY_FIELDS,
  slotOf: ({ day }) => day,
  replacedTexts: historyOf(DIARY_FIELDS),
  blankLike: (doc) => ({ ...doc, mood: '', says: '' }),
  mergeRest: (_, mine, theirs) => ({ ...theirs, updatedAt: laterTime(mine.updatedAt, theirs.updatedAt) }),
};
`;

const SCHEMA = `import * as z from 'zod/mini';
import { DIARY_FIELDS } from './diary.ts';

const text = (limit: number) => z.string().check(z.maxLength(limit));

export const diarySchema = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  day: z.iso.date(),
  mood: text(DIARY_FIELDS.mood.limit),
  says: text(DIARY_FIELDS.says.limit),
});
`;

const MIGRATION = `import type { Migration } from '#server/database/migration.ts';
import { documentTable } from './document-table.ts';

export const diariesMigration: Migration = { version: 9_001, name: 'diaries', statements: documentTable('diaries') };
`;

const LIFE = `import { expect, it } from 'vitest';
import { applyRestore } from '#client/features/account/apply-restore.ts';
import { collectBackup } from '#client/features/account/collect-backup.ts';
import { backupText, parseBackup } from '#domain/backup/backup.ts';
import { planRestore } from '#domain/backup/backup-restore.ts';
import type { Diary } from '#domain/diary/diary.ts';
import { ANN, SimulatedDevice } from './testing/simulated-deps.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const NOW = '2027-01-01T00:00:00.000Z';
const [FIRST, SECOND] = ['11111111-0000-4000-8000-000000000000', '22222222-0000-4000-8000-000000000000'];
const page = (id: string, day: string): Diary => ({ id, createdAt: NOW, updatedAt: NOW, day, mood: '', says: '' });
const of = ({ store }: Workspace) => store.getState().documents.diary;
const say = (on: Workspace, id: string, part: Partial<Diary>) =>
  on.actions.change('diary', id, (doc, updatedAt) => ({ ...doc, ...part, updatedAt }));

it('is written on two devices, disputed, deleted, brought back and backed up', async () => {
  const phone = new SimulatedDevice();
  const laptop = new SimulatedDevice(phone.server, phone.clock);
  // Each browser has its own ids.
  for (let used = 0; used < 1_000; used += 1) laptop.freshId();
  const [here, there] = [createWorkspace(phone.tab()), createWorkspace(laptop.tab())];
  const pass = async (ms = 70_000) => phone.clock.pass(ms);
  await pass(100);
  here.actions.add('diary', page(FIRST, '2027-01-01'));
  here.actions.add('diary', page(SECOND, '2027-01-02'));
  say(here, FIRST, { says: 'one two three' });
  await pass();
  expect(of(there)).toEqual(of(here));
  expect(Object.keys(of(there))).toEqual([FIRST, SECOND]);
  expect(here.store.getState().saveStatus).toBe('saved');

  // Two devices at once: words merge, and two moods are both kept, with a notice.
  say(here, FIRST, { says: 'zero one two three', mood: 'calm' });
  say(there, FIRST, { says: 'one two three four', mood: 'glad' });
  await pass();
  expect([of(here)[FIRST]?.says, of(there)[FIRST]?.says]).toEqual(Array(2).fill('zero one two three four'));
  const [owner] = [here, there].filter(({ store }) => store.getState().conflicts.length > 0);
  const [note] = owner?.store.getState().conflicts ?? [];
  expect(note).toMatchObject({ kind: 'diary', docId: FIRST, field: 'mood' });
  owner?.actions.resolveConflict(FIRST, note?.conflictId ?? '', 'theirs');
  await pass();
  expect([of(here)[FIRST]?.mood, of(there)[FIRST]?.mood]).toEqual(Array(2).fill(note?.theirs));

  // Deleted and restored at once here; then deleted there while it has unsent words here.
  here.actions.deleteDocument(SECOND);
  expect(here.store.getState().recentlyDeleted).toEqual([{ kind: 'diary', docId: SECOND, title: 'Page of 2027-01-02' }]);
  await pass();
  expect(of(there)[SECOND]).toBeUndefined();
  const undone = here.actions.undoDelete(SECOND);
  await pass();
  await undone;
  expect(of(there)[SECOND]).toMatchObject({ day: '2027-01-02' });
  phone.isOnline = false;
  say(here, SECOND, { says: 'too late' });
  there.actions.deleteDocument(SECOND);
  await pass();
  phone.isOnline = true;
  await pass();
  expect(here.store.getState().deletedElsewhere).toMatchObject([{ kind: 'diary', docId: SECOND }]);
  here.actions.restoreAsNew(SECOND);
  await pass();
  expect(Object.values(of(there)).map(({ says }) => says)).toEqual(['zero one two three four', 'too late']);

  // A backup of this account, restored into another one.
  const documents = Object.values(of(here)).map((doc) => ({ kind: 'diary' as const, doc }));
  const versions = { listVersions: async () => [], readVersion: () => Promise.reject(new Error('none')) };
  const backup = await collectBackup({ user: ANN, documents, api: versions, now: NOW, onProgress: () => {} });
  const items = planRestore(parseBackup(backupText(backup)), []);
  const { freshId: ids } = laptop;
  laptop.session = 'ben';
  const restoring = { uid: 'ben', items, choices: {}, stored: [], api: laptop.api(), ids, now: NOW };
  expect(await applyRestore({ ...restoring, onProgress: () => {} })).toEqual({ done: 2, total: 2 });
  const texts = phone.server.told('ben').map(({ kind, doc }) => [kind, 'says' in doc && doc.says]);
  expect(texts.toSorted()).toEqual([['diary', 'too late'], ['diary', 'zero one two three four']]);
});
`;

const NAME = {
  path: 'src/domain/kinds.ts',
  edits: [
    ['comment: commentKind,', 'comment: commentKind, diary: diaryKind,'],
    [
      'import type { DocumentKind } from',
      "import { diaryKind } from './diary/diary.ts';\nimport type { DocumentKind } from",
    ],
  ],
} as const;

/** Written first: from here on the compiler points out the rest. */
export const DESCRIBED = {
  files: { 'src/domain/diary/diary.ts': KIND, 'src/domain/diary/diary-schema.ts': SCHEMA },
  changes: [NAME],
} as const;

/** Required by the compiler, or by a failing test. */
export const ASKED_FOR = {
  files: { 'src/server/database/migrations/9001-diaries.ts': MIGRATION },
  changes: [
    {
      path: 'src/domain/kind-schemas.ts',
      edits: [
        ['  comment: commentSchema,', '  comment: commentSchema,\n  diary: diarySchema,'],
        [
          'import type { DocumentOf',
          "import { diarySchema } from './diary/diary-schema.ts';\nimport type { DocumentOf",
        ],
      ],
    },
    {
      path: 'src/content/copy/words/field-words.ts',
      edits: [
        ["comment: 'A comment',", "comment: 'A comment',\n  diary: 'A page of your diary',"],
        [
          "  settled: 'What you marked as done',",
          "  settled: 'What you marked as done',\n  mood: 'Your mood',\n  says: 'Your day',",
        ],
        ['| CommentField, string', "| CommentField | 'mood' | 'says', string"],
      ],
    },
    {
      path: 'src/domain/testing/arbitrary-document.ts',
      edits: [
        [
          '  comment: sampleComment,',
          `  comment: sampleComment,
  diary: () => ({
    id: '3f2b8c1e-6a4d-4f5b-9c7e-0a1b2c3d4e5f',
    createdAt: MONDAY,
    updatedAt: MONDAY,
    day: '2026-11-16',
    mood: '',
    says: '',
  }),`,
        ],
      ],
    },
    {
      path: 'src/server/database/migrations/all-migrations.ts',
      edits: [
        ['  sharesMigration,\n]', '  sharesMigration,\n  diariesMigration,\n]'],
        [
          'import { sharesMigration',
          "import { diariesMigration } from './9001-diaries.ts';\nimport { sharesMigration",
        ],
      ],
    },
  ],
} as const;

/** Not part of the product: a test for the added kind. */
export const PLANTED_TEST = { path: 'src/client/saving/diary.test.ts', text: LIFE } as const;
