import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { removeLink, setLink } from './link-commands.ts';
import { splitItem, tickItem, toggleList } from './list-commands.ts';
import { readSection } from './read-section.ts';
import { removeRow } from './table-commands.ts';
import { writeSection } from './write-section.ts';

/** Runs commands with the caret at the `¦` in a text, or with the text between two of them selected. */
function written(text: string, ...commands: Command[]): string {
  const places: number[] = [];
  readSection(text).doc.descendants((node, at) => {
    for (const { index } of node.text?.matchAll(/¦/g) ?? []) places.push(at + index - places.length);
  });
  const source = readSection(text.replaceAll('¦', ''));
  let state = EditorState.create({ doc: source.doc });
  const [from = 0, to = from] = places;
  const end = source.doc.content.size - 1;
  const selection = TextSelection.create(state.doc, Math.min(from, end), Math.min(to, end));
  state = state.apply(state.tr.setSelection(selection));
  for (const command of commands) {
    command(state, (tr) => {
      state = state.apply(tr);
    });
  }
  return writeSection(state.doc, source);
}

const type =
  (words: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(words));
    return true;
  };

describe('lists', () => {
  it('are made of lines, and lines of them', () => {
    expect(written('wo¦rd', toggleList('bullets'))).toBe('- word');
    expect(written('wo¦rd', toggleList('numbers'))).toBe('1. word');
    expect(written('wo¦rd', toggleList('checks'))).toBe('- [ ] word');
    expect(written('- wo¦rd', toggleList('bullets'))).toBe('word');
  });

  it('become another kind of list', () => {
    expect(written('- wo¦rd\n- next', toggleList('checks'))).toBe('- [ ] word\n- [ ] next');
    expect(written('- [x] wo¦rd\n- [ ] next', toggleList('numbers'))).toBe('1. word\n2. next');
    expect(written('1. wo¦rd', toggleList('bullets'))).toBe('- word');
  });

  it('continue with an unticked box', () => {
    expect(written('- [x] word¦', splitItem, type('next'))).toBe('- [x] word\n- [ ] next');
    expect(written('- word¦', splitItem, type('next'))).toBe('- word\n- next');
  });

  it('are ticked by keyboard, if there is a box', () => {
    expect(written('* [ ] wo¦rd', tickItem)).toBe('* [x] word');
    expect(written('* wo¦rd', tickItem)).toBe('* word');
  });
});

describe('links', () => {
  it('are added to the selected words, changed, and removed', () => {
    expect(written('see ¦here¦ now', setLink('https://a.example'))).toBe('see [here](https://a.example) now');
    expect(written('[he¦re](https://a.example)', setLink('https://b.example'))).toBe(
      '[here](https://b.example)',
    );
    expect(written('[he¦re](https://a.example)', removeLink)).toBe('here');
  });

  it('use the URL as text if nothing is selected', () => {
    expect(written('see ¦ now', setLink('https://a.example'))).toBe('see https://a.example now');
    expect(written('see ¦ now', setLink('mailto:a@b.example'))).toBe('see a@b.example now');
  });
});

describe('tables', () => {
  it('lose a row, and disappear with the last one', () => {
    expect(written('| a | b |\n|---|:-:|\n| c¦ | d |\n| e | f |', removeRow)).toBe(
      '| a | b |\n|---|:-:|\n| e | f |',
    );
    expect(written('x\n\n| a |\n|---|\n| c¦ |', removeRow)).toBe('x');
    expect(written('| a¦ |\n|---|\n| c |', removeRow)).toBe('| a |\n|---|\n| c |');
  });
});
