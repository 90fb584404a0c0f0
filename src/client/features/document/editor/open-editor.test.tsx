import type { EditorView } from 'prosemirror-view';
import { afterEach, expect, it, vi } from 'vitest';
import { type OpenEditor, openEditor } from './open-editor.ts';

let editor: OpenEditor | undefined;
const places = vi.fn(() => [new DOMRect(0, 0, 1, 1)]);

afterEach(() => {
  editor?.close();
  editor = undefined;
  document.body.replaceChildren();
  document.getSelection()?.removeAllRanges();
  vi.restoreAllMocks();
});

const undoBefore = vi.fn();

function opened(text: string) {
  const written: string[] = [];
  const nothing = () => undefined;
  undoBefore.mockClear();
  editor = openEditor(document.body.appendChild(document.createElement('div')), {
    text,
    definitions: '',
    label: 'Edit',
    description: '',
    onChange: (changed) => void written.push(changed),
    onState: nothing,
    leave: nothing,
    askLink: nothing,
    toBar: nothing,
    undoBefore,
    redoBefore: nothing,
  });
  // jsdom has no layout and can't give the position of a character.
  Object.assign(Range.prototype, { getClientRects: places });
  places.mockClear();
  const { view, take } = editor;
  return { view, written, take: (changed: string) => take(changed, '') };
}

function press(view: EditorView, key: string): void {
  view.dom.dispatchEvent(
    new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }),
  );
}

/** Like a browser: inserts the character into the page and puts the caret after it. */
async function typed(words: Node | null | undefined, letter: string): Promise<void> {
  if (!(words instanceof Text)) throw new Error('There are no words.');
  words.appendData(letter);
  document.getSelection()?.collapse(words, words.length);
  await Promise.resolve();
}

it('reads a character inserted by the browser at once, without measuring the page', async () => {
  const { view, written } = opened('First.\n\nSecond.');
  view.focus();
  await typed(view.dom.querySelector('p')?.firstChild, 'a');
  expect(written).toEqual(['First.a\n\nSecond.']);
  expect(places).not.toHaveBeenCalled();
});

it('scrolls to its own changes', () => {
  const { view } = opened('First.\n\nSecond.');
  view.focus();
  view.dispatch(view.state.tr.insertText('b', 1).scrollIntoView());
  expect(places).toHaveBeenCalled();
});

it('is warmed up by simulated typing that nobody sees or hears', async () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  const { anchorNode, rangeCount } = document.getSelection() ?? {};
  const read = vi.spyOn(MutationObserver.prototype, 'observe');
  // Once per page, and test files share a page.
  vi.resetModules();
  const { warmEditor } = await import('./section-editor.tsx');
  await warmEditor();
  expect(read.mock.calls.length).toBeGreaterThan(10);
  expect(document.querySelector('.ProseMirror')).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(document.getSelection()).toMatchObject({ anchorNode, rangeCount });
});

it('undoes typing, but nothing that came from elsewhere before or after it', () => {
  const { view, written, take } = opened('First.\n\nSecond.');
  take('The first.\n\nSecond.');
  view.dispatch(view.state.tr.insertText('Mine ', 13));
  take('The very first.\n\nMine Second and last.');
  press(view, 'z');
  expect(view.dom.textContent).toBe('The very first.Second and last.');
  expect(written.at(-1)).toBe('The very first.\n\nSecond and last.');
  press(view, 'y');
  expect(written.at(-1)).toBe('The very first.\n\nMine Second and last.');
  press(view, 'z');
  press(view, 'z');
  expect(undoBefore).toHaveBeenCalledOnce();
  expect(written.at(-1)).toBe('The very first.\n\nSecond and last.');
});

it('leaves undo to the plan’s history if it would remove words from elsewhere', () => {
  const { view, written, take } = opened('First.');
  view.dispatch(view.state.tr.insertText(' I wrote this.', 7));
  take('First. I never wrote this.');
  press(view, 'z');
  expect(undoBefore).toHaveBeenCalledOnce();
  expect(written).toEqual(['First. I wrote this.']);
  expect(view.dom.textContent).toBe('First. I never wrote this.');
});

it('shows no changes while a word is being composed, and keeps all of its characters', async () => {
  const { view, written, take } = opened('First.\n\nSecond.');
  view.focus();
  const words = view.dom.querySelector('p')?.firstChild;
  view.dom.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await typed(words, 'n');
  take('First.n\n\nThe second.');
  await typed(words, 'i');
  expect(view.dom.textContent).toBe('First.niSecond.');
  expect(view.dom.querySelector('p')?.firstChild).toBe(words);
  expect(written).toEqual(['First.n\n\nSecond.', 'First.ni\n\nSecond.']);
  take('First.ni\n\nThe second.');
  view.dom.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(view.dom.textContent).toBe('First.niSecond.');
  await vi.waitFor(() => expect(view.dom.textContent).toBe('First.niThe second.'));
  expect(view.state.selection.head).toBe(9);
});
