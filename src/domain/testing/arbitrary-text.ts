import fc from 'fast-check';

// Few different words, so that two random texts meet in the same places as often as real edits do.
export const arbitraryWord = fc.constantFrom(
  'we',
  'help',
  'moms',
  'return',
  'to',
  'work',
  'café',
  '👩‍👧',
  "don't",
  'Isaiah',
  '43:19',
);
const gap = fc.constantFrom(' ', ' ', ' ', '\n', '. ', '\n\n', ', ', '\r\n');

export const arbitraryText = fc
  .array(fc.tuple(arbitraryWord, gap), { maxLength: 14 })
  .map((pairs) => pairs.flat().join(''));

const edit = fc.record({
  at: fc.nat(),
  remove: fc.nat(3),
  insert: fc.array(arbitraryWord, { maxLength: 3 }),
});

/** A text and two people's changes of it. */
export const arbitraryEdits = fc
  .tuple(arbitraryText, fc.array(edit, { maxLength: 3 }), fc.array(edit, { maxLength: 3 }))
  .map(([base, mine, theirs]) => ({ base, mine: edited(base, mine), theirs: edited(base, theirs) }));

type Edit = { at: number; remove: number; insert: string[] };

function edited(base: string, edits: readonly Edit[]): string {
  return edits.reduce((text, { at: position, remove, insert }) => {
    const words = text.split(' ');
    words.splice(position % words.length, remove, ...insert);
    return words.join(' ');
  }, base);
}
