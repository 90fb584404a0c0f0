import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import type { Piece } from '#domain/kit/piece.ts';
import { piecesIn } from '#domain/kit/pieces-in.ts';
import { keepUsedIds } from './known-again.ts';
import { kitMarks, markUsed, usedState } from './marks.ts';

const NOW = '2026-11-17T09:00:00.000Z';
const start = blankFactSheet(NOW);

function pieceAt(all: readonly Piece[], at: number): Piece {
  const piece = all[at];
  if (!piece) throw new Error(`no piece ${at}`);
  return piece;
}

describe('a used message under another heading', () => {
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
    return keepUsedIds(read(plan), marks).map((piece) => usedState(marks, piece) === 'used');
  };
  const using = (at: number, all = read(planOf(messages)), sheet = start) =>
    markUsed(sheet, pieceAt(all, at), true, NOW, all);

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

  it('leaves the list as it is when no piece is recognized', () => {
    const pieces = read(planOf(messages.slice(1)));
    expect(keepUsedIds(pieces, kitMarks(using(0).settled))).toBe(pieces);
  });

  it('is not used any more once that is taken back', () => {
    const plan = planOf(messages.map((one, at) => (at === 0 ? { ...one, head: `First: ${one.head}` } : one)));
    const [first] = keepUsedIds(read(plan), kitMarks(using(0).settled));
    expect(markUsed(using(0), pieceAt(first ? [first] : [], 0), false, NOW, read(plan)).settled).toEqual([]);
  });

  it('and neither is any other message, even with the same text, however the plan is edited', () => {
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

  const [FRIDAY, SATURDAY, LIST] = HEADS;
  type Message = (typeof messages)[number];
  const withHead = (at: number, head: string): Message[] =>
    messages.map((one, index) => (index === at ? { ...one, head } : one));

  it.each([
    ['another day', 1, 'Text · April 3, 2027 · to the choir'],
    ['another channel', 1, 'Email · to everybody'],
    ['another day, where two say the same', 0, 'Email · Friday, April 2, 2027 · to the list'],
    ['no day, where two say the same', 0, 'Email · to my friends'],
  ])('is still used with %s', (_, at, head) => {
    const expected = messages.map((__, index) => index === at);
    expect(usedIn(planOf(withHead(at, head)), using(at))).toEqual(expected);
    const other = withHead(at, head).map((one, index) => (index === at ? { ...one, text: 'New.' } : one));
    expect(usedIn(planOf(other), using(at))).toEqual([false, false, false]);
  });

  it.each([FRIDAY, SATURDAY, LIST])('is still used as "%s" when words before that have gone', (head) => {
    const at = HEADS.indexOf(head ?? '');
    const sheet = using(at, read(planOf(withHead(at, `First: ${head}`))));
    expect(usedIn(planOf(messages), sheet)).toEqual(messages.map((_, index) => index === at));
  });

  const same = (...texts: string[]) => planOf(texts.map((text) => ({ head: 'Email · to the list', text })));

  it('is still used where one of the same heading is taken out before it, or changes places with it', () => {
    const sheet = using(1, read(same('Come along.', 'One week is left.', 'Doors close.')));
    expect(usedIn(same('One week is left.', 'Doors close.'), sheet)).toEqual([true, false]);
    expect(usedIn(same('One week is left.', 'Come along.', 'Doors close.'), sheet)).toEqual([
      true,
      false,
      false,
    ]);
    const ids = keepUsedIds(read(same('One week is left.', 'Come along.')), kitMarks(sheet.settled)).map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(2);
  });

  it('is not another one with the same text, and neither is used if nobody can tell', () => {
    const sheet = using(1);
    const copies = [FRIDAY, LIST].map((head) => ({ head: `${head} again`, text: TEXTS[1] ?? '' }));
    expect(usedIn(planOf(copies), sheet)).toEqual([false, false]);
    const both = using(2, read(planOf(messages)), using(0));
    expect(usedIn(planOf(withHead(2, 'Email · to my friends')), both)).toEqual([true, false, true]);
    expect(usedIn(planOf(messages.slice(1)), both)).toEqual([false, true]);
  });

  it('used before similar ones were told apart from it: its marks are read as they are', () => {
    const sheet = markUsed(start, pieceAt(read(planOf(messages)), 1), true, NOW, []);
    expect(usedIn(planOf(messages), sheet)).toEqual([false, true, false]);
    expect(usedIn(planOf(withHead(1, `First: ${SATURDAY}`)), sheet)).toEqual([false, true, false]);
  });
});
