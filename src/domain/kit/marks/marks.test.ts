import { describe, expect, it } from 'vitest';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { factSheetSchema } from '#domain/facts/fact-sheet-schema.ts';
import { type Piece, pieceId } from '#domain/kit/piece.ts';
import { greetByName, kitMarks, markUsed, useAs, usedState } from './marks.ts';

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

describe('what a person marks about a piece', () => {
  it('is kept under the fingerprint of topic, section and label', () => {
    const used = markUsed(start, piece, true, NOW, [piece]);
    expect(used.settled[0]).toBe(`kit:used:${piece.id}`);
    expect(useAs(start, piece, 'text', NOW).settled).toEqual([`kit:as:text:${piece.id}`]);
    expect(factSheetSchema.safeParse(used).success).toBe(true);
  });

  it('is used until its text changes, and again once the new text is used', () => {
    const used = markUsed(start, piece, true, NOW, [piece]);
    const changed = { ...piece, body: 'Hello again' };
    const state = (sheet: typeof start, of: Piece) => usedState(kitMarks(sheet.settled), of);
    expect(state(start, piece)).toBe('not-used');
    expect(usedState(kitMarks([`kit:used:${piece.id}`]), piece)).toBe('used');
    expect(state(used, piece)).toBe('used');
    expect(state(used, changed)).toBe('changed');
    expect(state(markUsed(used, changed, true, NOW, [changed]), changed)).toBe('used');
    expect(markUsed(used, changed, false, NOW, [changed]).settled).toEqual([]);
  });

  it('used on two devices with two texts is used with both', () => {
    const other = { ...piece, body: 'Other' };
    const marks = kitMarks([
      ...markUsed(start, piece, true, NOW, [piece]).settled,
      ...markUsed(start, other, true, NOW, [other]).settled,
    ]);
    expect([usedState(marks, piece), usedState(marks, other)]).toEqual(['used', 'used']);
  });

  it('in the channel of the plan needs no mark', () => {
    const asText = useAs(start, piece, 'text', NOW);
    expect(kitMarks(asText.settled).as.get(piece.id)).toBe('text');
    expect(useAs(asText, piece, 'email', NOW).settled).toEqual([]);
  });

  it('greets by name until the person turns it off', () => {
    const greets = greetByName(start, true, NOW);
    expect(kitMarks(greets.settled).greetsByName).toBe(true);
    expect(greetByName(greets, false, NOW).settled).toEqual([]);
  });
});

it('another channel is remembered for one piece alone, and reset by the plan’s own', () => {
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
