import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { Transform } from 'prosemirror-transform';
import { describe, expect, it } from 'vitest';
import { readSection } from '#client/features/document/editor/read-section.ts';
import { writeSection } from '#client/features/document/editor/write-section.ts';
import { arbitraryMarkdown } from '#domain/plan/testing/arbitrary-markdown.ts';
import { roundsOf } from '#harness/rounds.ts';
import { patchNode } from './patch-node.ts';
import { takeOver } from './take-over.ts';

const RUNS = { numRuns: roundsOf('SECTION_TEXTS', { usual: 200, full: 5_000 }) };
const PLAN =
  '## Head\n\nFirst of all.\n\n- [ ] Call Luis\n- Rest\n\n| a | b |\n|---|---|\n| c | d |\n\nLast of all.';

const docOf = (text: string) => readSection(text).doc;

/** An editor with the caret after these words. */
function opened(doc: Node, words: string): EditorState {
  let place = 0;
  doc.descendants((node, at) => {
    if (node.text?.includes(words)) place = at + node.text.indexOf(words) + words.length;
  });
  return EditorState.create({ doc, selection: TextSelection.create(doc, place) });
}

/** The block with the caret, and the caret's position in it. */
function caretIn({ selection: { $head } }: { selection: EditorState['selection'] }): string {
  const { parent, parentOffset } = $head;
  return `${parent.textBetween(0, parentOffset)}|${parent.textBetween(parentOffset, parent.content.size)}`;
}

describe('a text that was changed elsewhere', () => {
  it('makes the editor equal to a newly opened one', () => {
    const edited = fc.tuple(
      arbitraryMarkdown,
      fc.array(fc.tuple(fc.nat(), fc.nat(3), arbitraryMarkdown), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(edited, ([before, changes]) => {
        const lines = before.split('\n');
        for (const [at, gone, words] of changes)
          lines.splice(at % lines.length, gone, ...words.split('\n').slice(0, 3));
        const [own, after] = [docOf(before), docOf(lines.join('\n'))];
        // Not `takeOver`, which replaces the whole document if a step fails.
        const tr = new Transform(own);
        patchNode(tr, -1, { own, before: own, after });
        expect(tr.doc.eq(after)).toBe(true);
        tr.doc.check();
      }),
      RUNS,
    );
  });

  it.each([
    ['blocks on both sides changed', 'First', PLAN.replace('Head', 'New head').replace('Rest', 'Rest now')],
    [
      'its box was ticked, and one was added above',
      'Call',
      PLAN.replace('- [ ] Call', '- Sleep\n- [x] Call'),
    ],
    ['a row was added above it', 'c', PLAN.replace('| c |', '| x | y |\n| c |')],
    [
      'its words were changed on both sides',
      'First of',
      PLAN.replace('First of all', 'Very First of them all, I'),
    ],
    ['its words became bold', 'First', PLAN.replace('First of', '**First** of')],
    ['its words are bold no more', 'Bold', PLAN.replace('First', '**Bold**'), PLAN.replace('First', 'Bold')],
    ['its paragraph became a heading', 'First', PLAN.replace('First', '### First')],
    [
      'its list became a numbered one',
      'Call',
      PLAN.replace('- [ ] Call', '1. [ ] Call').replace('- Rest', '2. Rest'),
    ],
    ['a paragraph was put before it', 'First', PLAN.replace('First', 'Another one.\n\nFirst')],
    ['the one before it was removed', 'Last', PLAN.replace('First of all.\n\n', '')],
    ['words were put right behind it', 'all.', PLAN.replace('Last of all.', 'Last of all. And more.')],
    [
      'its table has another column',
      'c',
      PLAN.replace('| a | b |\n|---|---|\n| c | d |', '| z | a | b |\n|-|-|-|\n| y | c | d |'),
    ],
  ])('leaves the caret at its words where %s', (_, words, first, second = first) => {
    const before = second === first ? PLAN : first;
    const state = opened(docOf(before), words);
    const tr = takeOver(state, state.doc, docOf(second));
    expect(caretIn(tr)).toContain(`${words}|`);
    expect(tr.doc.eq(docOf(second))).toBe(true);
  });

  it('leaves the caret somewhere in the text if its own words are gone', () => {
    const state = opened(docOf(PLAN), 'First');
    const after = docOf(PLAN.replace('First of all.\n\n', ''));
    const tr = takeOver(state, state.doc, after);
    expect(tr.doc.eq(after)).toBe(true);
    expect(tr.selection.$head.parent.isTextblock).toBe(true);
  });

  it('keeps the selection, without words inserted next to it', () => {
    const state = opened(docOf(PLAN), 'of all');
    const { $head } = state.selection;
    const marked = state.apply(
      state.tr.setSelection(TextSelection.create(state.doc, $head.pos - 'of all'.length, $head.pos)),
    );
    const tr = takeOver(marked, state.doc, docOf(PLAN.replaceAll('of all.', 'now of all now.')));
    const { from, to } = tr.selection;
    expect(tr.doc.textBetween(from, to)).toBe('of all');
  });

  it.each([
    ['a space behind the last word', (state: EditorState) => state.tr.insertText(' '), 'First of all. |'],
    ['a paragraph without words', (state: EditorState) => state.tr.split(state.selection.head), '|'],
  ])('leaves %s, where somebody is about to type', (_, edit, caret) => {
    const source = readSection(PLAN);
    const before = opened(source.doc, 'First of all.');
    const typing = before.apply(edit(before));
    const written = writeSection(typing.doc, source);
    const theirs = written.replace('Head', 'New head').replace('[ ]', '[x]').replace('Last', 'The last');
    const state = typing.apply(takeOver(typing, docOf(written), docOf(theirs)));
    expect(caretIn(state)).toBe(caret);
    expect(writeSection(state.doc, readSection(theirs))).toBe(theirs);
  });

  it('takes one step per difference, and none for equal parts', () => {
    const state = opened(docOf(PLAN), 'First');
    const tr = takeOver(state, state.doc, docOf(PLAN.replace('Head', 'Heading').replace('[ ]', '[x]')));
    expect(tr.steps).toHaveLength(2);
    expect(takeOver(state, state.doc, docOf(PLAN.replace('- Rest', '-   Rest'))).docChanged).toBe(false);
  });
});
