import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { factSheetSchema } from '#domain/facts/fact-sheet-schema.ts';
import { greetByName, kitMarks, knownAgain, markUsed, useAs, usedState } from './marks.ts';
import { type Piece, pieceId } from './piece.ts';
import { piecesIn } from './pieces-in.ts';

const NOW = '2026-11-17T09:00:00.000Z';
const piece: Piece = {
  id: pieceId('marketing', 'Emails in full', 'to the list', 0),
  topic: 'marketing',
  section: 'Emails in full',
  label: 'to the list',
  channel: 'email',
  when: null,
  whenSaid: '',
  to: '',
  body: 'Hello',
  gaps: [],
  start: 0,
  end: 1,
};
const start = blankFactSheet(NOW);

describe('what a person says about a piece', () => {
  it('is kept under the fingerprint of topic, section and label', () => {
    const used = markUsed(start, piece, true, NOW);
    expect(used.settled[0]).toBe(`kit:used:${piece.id}`);
    expect(useAs(start, piece, 'text', NOW).settled).toEqual([`kit:as:text:${piece.id}`]);
    expect(factSheetSchema.safeParse(used).success).toBe(true);
  });

  it('is used until its text changes, and again once the new text is used', () => {
    const used = markUsed(start, piece, true, NOW);
    const changed = { ...piece, body: 'Hello again' };
    const state = (sheet: typeof start, of: Piece) => usedState(kitMarks(sheet.settled), of);
    expect(state(start, piece)).toBe('not-used');
    expect(usedState(kitMarks([`kit:used:${piece.id}`]), piece)).toBe('used');
    expect(state(used, piece)).toBe('used');
    expect(state(used, changed)).toBe('changed');
    expect(state(markUsed(used, changed, true, NOW), changed)).toBe('used');
    expect(markUsed(used, changed, false, NOW).settled).toEqual([]);
  });

  it('used on two devices with two texts is used with both', () => {
    const other = { ...piece, body: 'Other' };
    const marks = kitMarks([
      ...markUsed(start, piece, true, NOW).settled,
      ...markUsed(start, other, true, NOW).settled,
    ]);
    expect([usedState(marks, piece), usedState(marks, other)]).toEqual(['used', 'used']);
  });

  it('in the channel of the plan needs no mark', () => {
    const asText = useAs(start, piece, 'text', NOW);
    expect(kitMarks(asText.settled).as.get(piece.id)).toBe('text');
    expect(useAs(asText, piece, 'email', NOW).settled).toEqual([]);
  });

  it('greets by name until told otherwise', () => {
    const greets = greetByName(start, true, NOW);
    expect(kitMarks(greets.settled).greetsByName).toBe(true);
    expect(greetByName(greets, false, NOW).settled).toEqual([]);
  });
});

it('another channel is remembered for one piece alone, and taken back by the plan’s own', () => {
  const piece = (id: string) =>
    ({ id, channel: 'email', body: '' }) as unknown as Parameters<typeof useAs>[1];
  const now = '2026-11-17T09:00:00.000Z';
  const both = useAs(useAs(blankFactSheet(now), piece('a1'), 'text', now), piece('ba1'), 'post', now);
  expect([...kitMarks(both.settled).as]).toEqual([
    ['a1', 'text'],
    ['ba1', 'post'],
  ]);
  const changed = useAs({ ...both, settled: [...both.settled, 'x:a1'] }, piece('a1'), 'note', now);
  expect([...kitMarks(changed.settled).as]).toEqual([
    ['ba1', 'post'],
    ['a1', 'note'],
  ]);
  expect(changed.settled).toContain('x:a1');
  const own = useAs(changed, piece('a1'), 'email', now);
  expect([...kitMarks(own.settled).as]).toEqual([['ba1', 'post']]);
  expect(kitMarks(['kit:as:letter:a1']).as.size).toBe(0);
  expect(kitMarks(['kit:as:text']).as.size).toBe(0);
});

describe('a used message whose heading has words before it now', () => {
  const HEADS = [
    'Email · Friday, March 26, 2027 · to the list',
    'Text · March 27, 2027 · to the choir',
    'Email · to the list',
  ];
  const planOf = (messages: readonly { head: string; text: string }[]) =>
    `## Emails in full\n\n${messages.map(({ head, text }) => `### ${head}\n\n${text}`).join('\n\n')}\n`;
  const read = (plan: string) =>
    piecesIn({ topic: 'marketing', text: plan, since: '2026-11-17' }, KIT_FORMS).toSorted(
      (a, b) => a.start - b.start,
    );
  const TEXTS = ['Sign-up opens today, come along.', 'One week is left to join us.'];
  const messages = HEADS.map((head, at) => ({ head, text: TEXTS[at % 2] ?? '' }));
  const usedIn = (plan: string, sheet: typeof start) => {
    const marks = kitMarks(sheet.settled);
    return knownAgain(read(plan), marks).map((piece) => usedState(marks, piece) === 'used');
  };
  const using = (at: number) => markUsed(start, read(planOf(messages))[at] ?? piece, true, NOW);

  it.each(['First: ', 'NEW ', 'My own words before · ', 'Send this one, '])(
    'is still used behind "%s"',
    (words) => {
      const changed = messages.map((one, at) => (at === 0 ? { ...one, head: words + one.head } : one));
      expect(usedIn(planOf(changed), using(0))).toEqual([true, false, false]);
      expect(usedIn(planOf(messages), using(0))).toEqual([true, false, false]);
      const other = changed.map((one, at) =>
        at === 0 ? { ...one, text: 'Quite another text by now.' } : one,
      );
      expect(usedIn(planOf(other), using(0))).toEqual([false, false, false]);
    },
  );

  it('leaves the list as it is where no piece is known again', () => {
    const pieces = read(planOf(messages.slice(1)));
    expect(knownAgain(pieces, kitMarks(using(0).settled))).toBe(pieces);
  });

  it('is not used any more once that is taken back', () => {
    const plan = planOf(messages.map((one, at) => (at === 0 ? { ...one, head: `First: ${one.head}` } : one)));
    const [first] = knownAgain(read(plan), kitMarks(using(0).settled));
    expect(markUsed(using(0), first ?? piece, false, NOW).settled).toEqual([]);
  });

  it('and no other message is, of the same text either, whatever else is done to the plan', () => {
    const words = fc.constantFrom('First: ', 'NEW ', 'Words · ', '');
    const edits = fc.tuple(fc.nat(2), fc.nat(2), words, fc.boolean());
    fc.assert(
      fc.property(edits, ([usedAt, at, before, isRemoved]) => {
        const sheet = using(usedAt);
        const changed = messages.map((one, index) =>
          index === at ? { ...one, head: before + one.head } : one,
        );
        const kept = isRemoved ? changed.filter((_, index) => index !== at) : changed;
        const expected = kept.map((one) => one === changed[usedAt]);
        expect(usedIn(planOf(kept), sheet)).toEqual(expected);
      }),
    );
  });
});
