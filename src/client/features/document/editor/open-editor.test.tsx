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

function opened(text: string) {
  const written: string[] = [];
  const nothing = () => undefined;
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
    undoBefore: nothing,
    redoBefore: nothing,
  });
  // The test's page lays nothing out and cannot say where a letter stands.
  Object.assign(Range.prototype, { getClientRects: places });
  places.mockClear();
  return { view: editor.view, written };
}

/** As the browser writes a letter: into the page, with the caret behind it. */
async function typed(words: Node | null | undefined, letter: string): Promise<void> {
  if (!(words instanceof Text)) throw new Error('There are no words.');
  words.appendData(letter);
  document.getSelection()?.collapse(words, words.length);
  await Promise.resolve();
}

it('has a letter that the browser wrote at once, and asks for no place on the page because of it', async () => {
  const { view, written } = opened('First.\n\nSecond.');
  view.focus();
  await typed(view.dom.querySelector('p')?.firstChild, 'a');
  expect(written).toEqual(['First.a\n\nSecond.']);
  expect(places).not.toHaveBeenCalled();
});

it('brings into sight what it did itself', () => {
  const { view } = opened('First.\n\nSecond.');
  view.focus();
  view.dispatch(view.state.tr.insertText('b', 1).scrollIntoView());
  expect(places).toHaveBeenCalled();
});

it('is warmed up by letters that are read as those of a person, while nobody sees, hears or loses anything', async () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  const { anchorNode, rangeCount } = document.getSelection() ?? {};
  const read = vi.spyOn(MutationObserver.prototype, 'observe');
  // Once for a page, and files share a page here.
  vi.resetModules();
  const { warmEditor } = await import('./section-editor.tsx');
  await warmEditor();
  expect(read.mock.calls.length).toBeGreaterThan(10);
  expect(document.querySelector('.ProseMirror')).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(document.getSelection()).toMatchObject({ anchorNode, rangeCount });
});
