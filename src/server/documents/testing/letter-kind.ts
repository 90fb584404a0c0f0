import * as z from 'zod/mini';
import { documentRoutes } from '#domain/api/api-routes.ts';
import type { Fields } from '#domain/documents/field.ts';
import { historyOf } from '#domain/documents/replaced-texts.ts';
import { type Engine, statement } from '#server/database/engine.ts';
import { documentTable } from '#server/database/migrations/document-table.ts';
import type { DocumentKind } from '#server/documents/document-kind.ts';

const timestamp = z.iso.datetime();

const letterSchema = z.strictObject({
  id: z.literal('only'),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** Nested times: those of the document must not be confused with them. */
  lines: z.array(z.strictObject({ says: z.string(), createdAt: timestamp, updatedAt: timestamp })),
  greeting: z.string(),
  notes: z.string(),
  origin: z.optional(z.enum(['edited', 'generated'])),
});

export type Letter = z.infer<typeof letterSchema>;

const FIELDS: Fields<Letter> = {
  greeting: {
    limit: 200,
    merges: 'whole',
    history: 'every',
    read: ({ greeting }) => greeting,
    write: (doc, greeting = '') => ({ ...doc, greeting }),
    companion: {
      read: ({ origin }) => origin,
      write: (doc) => doc,
      later: (mine) => mine,
      isNewText: (origin) => origin === 'generated',
      origin: (origin) => (origin === 'generated' ? 'generated' : 'edited'),
    },
  },
  notes: {
    limit: 1_000,
    merges: 'by-word',
    history: 'unless-only-grew',
    read: ({ notes }) => notes,
    write: (doc, notes = '') => ({ ...doc, notes }),
  },
};

const NAMED = { names: { one: 'letter', many: 'letters' }, only: { id: 'only', begin: () => letter() } };

/** A second kind, with one document per person: it shows that everything here works for any kind. */
export const LETTER_KIND: DocumentKind<Letter> = {
  table: 'letters',
  routes: documentRoutes(NAMED),
  prefix: 'letter/',
  deletedSummary: () => ({}),
  schema: letterSchema,
  rules: {
    ...NAMED,
    hasShape: () => true,
    reportedOn: () => [],
    fields: FIELDS,
    slotOf: () => 'letter',
    blankLike: (doc) => ({ ...doc, greeting: '', notes: '' }),
    mergeRest: (_, __, theirs) => theirs,
    replacedTexts: historyOf(FIELDS),
  },
};

const MORNING = '2026-11-16T09:00:00.000Z';

export function letter(parts: Partial<Letter> = {}): Letter {
  const line = { says: 'a line', createdAt: MORNING, updatedAt: MORNING };
  return {
    id: 'only',
    createdAt: MORNING,
    updatedAt: MORNING,
    lines: [line],
    greeting: 'Dear Ruth',
    notes: '',
    ...parts,
  };
}

export async function createLetterTable(engine: Engine): Promise<void> {
  await engine.unit(function* () {
    for (const sql of documentTable(LETTER_KIND.table)) yield statement(sql);
  });
}
