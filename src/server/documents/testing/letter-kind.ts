import * as z from 'zod/mini';
import { type Engine, statement } from '#server/database/engine.ts';
import { documentTable } from '#server/database/migrations/document-table.ts';
import type { DocumentKind } from '#server/documents/document-kind.ts';

const timestamp = z.iso.datetime();

const letterSchema = z.strictObject({
  createdAt: timestamp,
  updatedAt: timestamp,
  /** Times of its own further in: those of the document must not be mistaken for them. */
  lines: z.array(z.strictObject({ says: z.string(), createdAt: timestamp, updatedAt: timestamp })),
  greeting: z.string(),
  notes: z.string(),
  origin: z.optional(z.enum(['edited', 'generated'])),
});

export type Letter = z.infer<typeof letterSchema>;

/** A second kind, of which a person has one: it exists only to show that everything here is written for any kind. */
export const LETTER_KIND: DocumentKind<Letter> = {
  table: 'letters',
  path: '/api/users/:uid/letter',
  names: { one: 'letter', many: 'letters' },
  onlyId: 'only',
  prefix: 'letter/',
  schema: letterSchema,
  idOf: () => 'only',
  typeOf: () => 'letter',
  history: {
    fields: [
      {
        name: 'greeting',
        keeps: 'every',
        read: ({ greeting }) => greeting,
        originOf: ({ origin }) => origin ?? 'edited',
      },
      { name: 'notes', keeps: 'unless-only-grew', read: ({ notes }) => notes, originOf: () => 'edited' },
    ],
  },
};

const MORNING = '2026-11-16T09:00:00.000Z';

export function letter(parts: Partial<Letter> = {}): Letter {
  const line = { says: 'a line', createdAt: MORNING, updatedAt: MORNING };
  return {
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
