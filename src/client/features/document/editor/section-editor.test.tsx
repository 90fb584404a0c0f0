import { screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SectionEditor } from './section-editor.tsx';

let root: Root | undefined;

// As in a browser: in an `act`, what may come later would be drawn at once, too.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Drawn as by a click: all that belongs to its frame is there, and nothing of what comes after it. */
function openByClick(text: string): void {
  const [words, barPlace] = [document.createElement('div'), document.createElement('div')];
  document.body.append(barPlace, words);
  root = createRoot(words);
  const nothing = () => undefined;
  const editor = (
    <SectionEditor
      text={text}
      plan={text}
      heading={null}
      caret={{ block: 0 }}
      barPlace={barPlace}
      before={{ past: { undo: nothing, redo: nothing }, canUndo: false, canRedo: false }}
      onChange={nothing}
      onLeave={nothing}
    />
  );
  flushSync(() => root?.render(editor));
}

it('has the caret in its first frame, and the buttons right after it', async () => {
  openByClick('First.\n\nSecond.');
  expect(document.activeElement?.textContent).toBe('First.Second.');
  expect(screen.queryByRole('toolbar')).toBeNull();
  const bar = await screen.findByRole('toolbar', { name: 'Formatting' });
  expect(bar.querySelectorAll('button')).toHaveLength(11);
  expect(bar.textContent).toBe('HeadingSubheadingDone');
  expect(document.activeElement?.textContent).toBe('First.Second.');
});

it('shows at once what a button did, once they are there', async () => {
  openByClick('First.');
  const bold = await screen.findByRole('button', { name: 'Bold' });
  expect(bold.getAttribute('aria-pressed')).toBe('false');
  flushSync(() => bold.click());
  expect(bold.getAttribute('aria-pressed')).toBe('true');
});
