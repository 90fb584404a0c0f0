import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import { arbitraryDocument } from '#domain/testing/arbitrary-document.ts';
import { MONDAY, TUESDAY } from '#domain/testing/sample-blueprint.ts';
import {
  addSource,
  bringBackSource,
  checkHeardWord,
  decide,
  editSource,
  propose,
  removeSource,
  rewordProposal,
} from './change-telling.ts';
import { TELLING_FIELDS } from './fields.ts';
import { piecesOf, wholePiece } from './pieces.ts';
import { proposedIn } from './read-telling.ts';
import { type Source, TELLING_LIMITS, type Telling } from './telling.ts';
import { blankTelling, tellingKind } from './telling-kind.ts';
import { tellingSchema } from './telling-schema.ts';

const blank = blankTelling(MONDAY);
const source = (id: string, text: string): Source => ({
  id,
  name: `Text ${id}`,
  text,
  from: 'pasted',
  at: MONDAY,
});
const told = (text: string, id = 'a') => addSource(blank, source(id, text), MONDAY);
const merge = (base: Telling, mine: Telling, theirs: Telling) =>
  mergeDocuments(tellingKind, base, mine, theirs);
const PAGE = 'I teach piano. People freeze at the keys. I charge $290.';
const { telling: found } = propose(
  told(PAGE),
  source('a', PAGE),
  wholePiece(PAGE),
  [
    { slot: 'identity.1', sentences: [[1, 1]] },
    { slot: 'audience.1', sentences: [[2, 2]] },
  ],
  MONDAY,
);
const texts = (telling: Telling) =>
  proposedIn(telling).map(({ slot, text, state }) => `${slot} ${state}: ${text}`);
const KEY = { slot: 'identity.1', source: 'a' };

describe('what a person told in advance', () => {
  it('is proposed word for word, until the person changes it', () => {
    expect(texts(found)).toEqual([
      'identity.1 offered: I teach piano.',
      'audience.1 offered: People freeze at the keys.',
    ]);
    const reworded = rewordProposal(found, KEY, 'I teach the piano.', TUESDAY);
    expect(texts(reworded)[0]).toBe('identity.1 offered: I teach the piano.');
    expect(texts(decide(reworded, KEY, 'used', TUESDAY))[0]).toBe('identity.1 used: I teach the piano.');
    expect(texts(rewordProposal(reworded, KEY, undefined, TUESDAY))).toEqual(texts(found));
  });

  it('that was changed since proposes nothing by its old numbers, but the person’s wording stays', () => {
    const changed = editSource(found, 'a', { text: `Hello. ${PAGE}` }, TUESDAY);
    expect(texts(changed)).toEqual([]);
    expect(texts(editSource(changed, 'a', { text: PAGE }, TUESDAY))).toEqual(texts(found));
    const reworded = rewordProposal(found, KEY, 'I teach the piano.', TUESDAY);
    expect(texts(editSource(reworded, 'a', { text: 'x' }, TUESDAY))).toEqual([
      'identity.1 offered: I teach the piano.',
    ]);
    expect(texts(removeSource(reworded, 'a', TUESDAY))).toEqual(['identity.1 offered: I teach the piano.']);
  });

  it('comes back with what was found in it', () => {
    expect(bringBackSource(removeSource(found, 'a', TUESDAY), found, 'a', MONDAY)).toEqual(found);
  });

  it('has its limits, said in a sentence', () => {
    expect(() => told('x'.repeat(40_001))).toThrow(
      'A text can be up to about 7,000 words. Please shorten it.',
    );
    const full = 'There’s no room for more texts. Delete one, then try again.';
    const ten = Array.from({ length: 10 }, (_, index) => source(String(index), 'x'));
    expect(() => addSource({ ...blank, sources: ten }, source('k', 'x'), MONDAY)).toThrow(full);
    const five = ten.slice(0, 5).map((one) => ({ ...one, text: 'x'.repeat(40_000) }));
    expect(() => addSource({ ...blank, sources: five }, source('k', 'x'), MONDAY)).toThrow(full);
    expect(tellingSchema.safeParse({ ...blank, sources: five }).success).toBe(true);
    const over = [...five, source('k', 'x')];
    expect(tellingSchema.safeParse({ ...blank, sources: over }).error?.issues[0]?.message).toBe(
      'telling-full',
    );
    expect(
      tellingSchema.safeParse(editSource(told('x'), 'a', { text: 'x'.repeat(40_001) }, MONDAY)).success,
    ).toBe(false);
  });
});

describe('asking again', () => {
  it('replaces what was found in the same piece, and nothing that a person touched', () => {
    const decided = decide(found, KEY, 'aside', TUESDAY);
    const { telling: again } = propose(
      decided,
      source('a', PAGE),
      wholePiece(PAGE),
      [
        { slot: 'identity.1', sentences: [[3, 3]] },
        { slot: 'fulfillment.3', sentences: [[3, 3]] },
      ],
      TUESDAY,
    );
    expect(texts(again)).toEqual([
      'identity.1 aside: I teach piano.',
      'fulfillment.3 offered: I charge $290.',
    ]);
  });

  it('about the second piece adds to what the first one gave, within the limits of an answer', () => {
    const text = Array.from({ length: 14 }, (_, index) => `Sentence ${index + 1}.`).join('\n\n');
    const [one, two] = piecesOf(text, 110);
    if (!one || !two) throw new Error('two pieces');
    const { telling: first } = propose(
      told(text),
      source('a', text),
      one,
      [{ slot: 'identity.1', sentences: [[2, 6]] }],
      MONDAY,
    );
    const { telling: both, cut } = propose(
      first,
      source('a', text),
      two,
      [{ slot: 'identity.1', sentences: [[10, 14]] }],
      MONDAY,
    );
    expect(both.proposals[0]?.sentences).toEqual([
      [2, 6],
      [10, 12],
    ]);
    expect(cut, 'and it is said').toEqual(['identity.1']);
    expect(texts(both)[0]).toContain('Sentence 6.\nSentence 10.');
  });
});

it('a telling that somebody else wrote, with ranges of all sentences in every finding, takes no long time', () => {
  const text = 'A b. '.repeat(7_000);
  const {
    telling: { proposals },
  } = propose(
    told(text),
    source('a', text),
    wholePiece(text),
    [{ slot: 'identity.1', sentences: [[1, 1]] }],
    MONDAY,
  );
  const [one] = proposals;
  const hostile = {
    ...told(text),
    proposals: Array.from({ length: TELLING_LIMITS.proposals }, (_, nth) => ({
      ...(one as (typeof proposals)[number]),
      slot: `x.${nth}`,
      sentences: Array.from({ length: 40 }, (): [number, number] => [1, TELLING_LIMITS.text]),
    })),
  };
  expect(tellingSchema.safeParse(hostile).success).toBe(true);
  // Without this limit there would be 900 million numbers: the page would freeze.
  const { telling: after } = propose(
    hostile,
    source('a', text),
    { ...wholePiece(text), first: 9_000 },
    [],
    MONDAY,
  );
  expect(after.proposals[0]?.sentences).toEqual([[1, 8]]);
});

describe('merging what two devices tell', () => {
  it('keeps texts that each of them added, and words that both typed into one', () => {
    const mine = addSource(
      editSource(told(PAGE), 'a', { text: `${PAGE} Call me.` }, TUESDAY),
      source('b', 'Mine'),
      TUESDAY,
    );
    const theirs = addSource(
      editSource(told(PAGE), 'a', { text: `Hello. ${PAGE}` }, TUESDAY),
      source('c', 'Theirs'),
      TUESDAY,
    );
    const { merged, conflicts } = merge(told(PAGE), mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.sources.map(({ text }) => text).sort()).toEqual(
      ['Mine', 'Theirs', `Hello. ${PAGE} Call me.`].sort(),
    );
  });

  it('keeps both versions of words that both changed, and says so', () => {
    const typed = (text: string) => editSource(told('I teach piano.'), 'a', { text }, TUESDAY);
    const { merged, conflicts } = merge(
      told('I teach piano.'),
      typed('I teach cello.'),
      typed('I teach flute.'),
    );
    expect(merged.sources.map(({ text }) => text)).toEqual(['I teach cello.']);
    expect(conflicts).toMatchObject([
      { field: 'sources', theirs: expect.stringContaining('I teach flute.') },
    ]);
  });

  it('lets what a person decided win over what was merely found, without asking anybody', () => {
    const { merged, conflicts } = merge(
      found,
      decide(found, KEY, 'used', TUESDAY),
      decide(found, KEY, 'aside', TUESDAY),
    );
    expect(conflicts).toEqual([]);
    expect(texts(merged)).toContain('identity.1 used: I teach piano.');
  });

  it('counts a heard word as checked once one device has checked it', () => {
    const heard = addSource(blank, { ...source('a', PAGE), from: 'recorded', heard: ['$290', '12'] }, MONDAY);
    const typed = editSource(heard, 'a', { text: `${PAGE} Call me.` }, TUESDAY);
    const { merged, conflicts } = merge(
      heard,
      checkHeardWord(typed, 'a', '$290', TUESDAY),
      checkHeardWord(heard, 'a', '12', TUESDAY),
    );
    expect([merged.sources, conflicts]).toEqual([
      [{ ...source('a', `${PAGE} Call me.`), from: 'recorded' }],
      [],
    ]);
    const left = checkHeardWord(typed, 'a', '12', TUESDAY);
    expect(TELLING_FIELDS.sources.write(blank, TELLING_FIELDS.sources.read(left)).sources).toEqual(
      left.sources,
    );
    expect(left.sources[0]?.heard).toEqual(['$290']);
    expect(tellingSchema.safeParse(left).success).toBe(true);
  });

  it('never makes a document too large to be saved: then both are kept apart', () => {
    const long = (id: string) => addSource(blank, source(id, 'x'.repeat(40_000)), TUESDAY);
    const many = (ids: string[]) => ({
      ...blank,
      updatedAt: TUESDAY,
      sources: ids.flatMap((id) => long(id).sources),
    });
    const { merged, conflicts } = merge(blank, many(['a', 'b', 'c']), many(['d', 'e', 'f']));
    expect(merged.sources.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(conflicts).toHaveLength(1);
  });

  const any = arbitraryDocument('telling');
  it('always gives a document that can be saved, and the same for both', () => {
    fc.assert(
      fc.property(any, any, any, (start, mine, theirs) => {
        const here = merge(start, mine, theirs);
        expect(tellingSchema.safeParse(here.merged).error).toBeUndefined();
        if (here.conflicts.length === 0) expect(merge(start, theirs, mine).merged).toEqual(here.merged);
        expect(merge(start, mine, start)).toEqual({ merged: mine, conflicts: [] });
      }),
    );
  });

  it('has every text in a field, which reads back what it wrote', () => {
    fc.assert(
      fc.property(any, (telling) => {
        const fields = Object.values(TELLING_FIELDS);
        expect(fields.reduce<Telling>((doc, field) => field.write(doc, field.read(doc)), telling)).toEqual(
          telling,
        );
        const bare = fields.reduce<Telling>((doc, field) => field.write(doc, undefined), telling);
        expect(bare).toEqual({ ...blank, updatedAt: telling.updatedAt });
      }),
    );
    expect(TELLING_FIELDS.sources.read(found)).toContain('I teach piano.');
    expect(TELLING_FIELDS.proposals.write(blank, TELLING_FIELDS.proposals.read(found)).proposals).toEqual(
      found.proposals,
    );
    expect(TELLING_LIMITS.characters).toBe(200_000);
  });
});

describe('a long text', () => {
  it('is sent in chunks of at most 6,000 characters, cut where a paragraph ends', () => {
    const paragraph = `${'word '.repeat(350)}end.`;
    const pieces = piecesOf(Array(8).fill(paragraph).join('\n\n'));
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.map(({ first, sentences }) => [first, sentences.length])).toEqual([
      [1, 45],
      [46, 45],
      [91, 30],
    ]);
    const lines = piecesOf(Array(8).fill(paragraph).join('\n'));
    expect(lines.map(({ first }) => first)).toEqual([1, 46, 91]);
    const one = piecesOf(`${'A sentence of seven words stands here. '.repeat(400)}`);
    expect(
      one.every(({ sentences }) => (sentences.at(-1)?.end ?? 0) - (sentences[0]?.start ?? 0) <= 6_000),
    ).toBe(true);
    expect(piecesOf('')).toEqual([]);
  });
});
