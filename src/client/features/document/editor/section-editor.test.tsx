import { screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SectionEditor } from './section-editor.tsx';

let root: Root | undefined;

// As in a browser: inside `act`, later renders would run at once, too.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Rendered as after a click: everything in that frame, and nothing later. */
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

it('shows a button’s effect at once', async () => {
  openByClick('First.');
  const bold = await screen.findByRole('button', { name: 'Bold' });
  expect(bold.getAttribute('aria-pressed')).toBe('false');
  flushSync(() => bold.click());
  expect(bold.getAttribute('aria-pressed')).toBe('true');
});
