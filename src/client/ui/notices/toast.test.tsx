import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LiveRegion } from './live-region.tsx';
import { QuickNotice } from './quick-notice.tsx';
import { tell } from './tell.ts';
import { Toast } from './toast.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page() {
  const [isShown, setIsShown] = useState(true);
  return (
    <main>
      <input aria-label="Answer" />
      {isShown && (
        <Toast
          message="Deleted."
          action={{ label: 'Undo', onAction: () => setIsShown(false) }}
          onDismiss={() => setIsShown(false)}
        />
      )}
    </main>
  );
}

function Undoable({ name, onUndo }: { name: string; onUndo: (name: string) => void }) {
  const [isShown, setIsShown] = useState(true);
  function onAction() {
    onUndo(name);
    // As after a real key: the browser lets React finish between two listeners.
    flushSync(() => setIsShown(false));
  }
  const action = { label: 'Undo', undone: 'Undone.', onAction };
  return isShown && <Toast message={`${name}.`} action={action} onDismiss={() => undefined} />;
}

it.each(['Undo', 'Dismiss'])('returns the focus after %s', async (name) => {
  render(<Page />);
  const field = screen.getByLabelText('Answer');
  field.focus();
  screen.getByRole('button', { name }).focus();
  fireEvent.click(screen.getByRole('button', { name }));
  await Promise.resolve();
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.activeElement).toBe(field);
});

describe('announcements', () => {
  const heard = () => document.querySelector('[aria-live="polite"]')?.textContent;
  const deleted = (of: unknown, onAction = () => undefined) => (
    <>
      <LiveRegion />
      <Toast
        of={of}
        message="Deleted."
        action={{ label: 'Undo', undone: 'Undone.', onAction }}
        onDismiss={() => undefined}
      />
      <button type="button">Elsewhere</button>
      <textarea aria-label="Answer" />
    </>
  );

  it('happen once, and again after undo', () => {
    render(deleted('first'));
    expect(heard()).toBe('Deleted.');
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(heard()).toBe('Undone.');
  });

  it('are repeated for the same words about something else', () => {
    const { rerender } = render(deleted('first'));
    const first = screen.getAllByText('Deleted.')[0];
    rerender(deleted('first'));
    expect(screen.getAllByText('Deleted.')[0]).toBe(first);
    rerender(deleted('second'));
    expect(screen.getAllByText('Deleted.')[0]).not.toBe(first);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('the undo keys trigger Undo: %o', (held) => {
    const onAction = vi.fn();
    render(deleted('first', onAction));
    fireEvent.keyDown(screen.getByLabelText('Answer'), { key: 'z', ...held });
    fireEvent.keyDown(document.body, { key: 'z', ...held, shiftKey: true });
    fireEvent.keyDown(document.body, { key: 'z' });
    expect(onAction).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(screen.getByText('Elsewhere'), { key: 'z', ...held })).toBe(false);
    expect(onAction).toHaveBeenCalledOnce();
    expect(heard()).toBe('Undone.');
  });

  it('of two toasts the newer is below, and the undo keys take back the last change alone', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
    const undone: string[] = [];
    const toast = (name: string) => (
      <Toast
        key={name}
        message={`${name}.`}
        action={{ label: 'Undo', undone: 'Undone.', onAction: () => undone.push(name) }}
        onDismiss={() => undefined}
      />
    );
    const late = <Toast key="late" message="Ready." onDismiss={() => undefined} />;
    const risen = (words: string) => screen.getByText(words).closest('output')?.style.translate;
    const undo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    // A part further up the page may show its toast last.
    const { rerender } = render([toast('First')]);
    rerender([toast('Second'), toast('First')]);
    expect([risen('First.'), risen('Second.')]).toEqual(['0 -68px', '0 0px']);
    rerender([late, toast('Second'), toast('First')]);
    expect([risen('First.'), risen('Second.')]).toEqual(['0 -136px', '0 -68px']);
    undo();
    rerender([toast('First')]);
    expect(risen('First.')).toBe('0 0px');
    undo();
    expect(undone).toEqual(['Second', 'First']);
    vi.restoreAllMocks();
  });

  it('one press of the undo keys is one Undo, though the newer toast is gone before the older one hears of it', () => {
    const undone: string[] = [];
    const onUndo = (name: string) => undone.push(name);
    const { rerender } = render([<Undoable key="first" name="First" onUndo={onUndo} />]);
    rerender([
      <Undoable key="second" name="Second" onUndo={onUndo} />,
      <Undoable key="first" name="First" onUndo={onUndo} />,
    ]);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(undone).toEqual(['Second']);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(undone).toEqual(['Second', 'First']);
  });

  it('an action without undo has no such keys', () => {
    const onAction = vi.fn();
    render(<Toast message="Ready." action={{ label: 'Read it', onAction }} onDismiss={() => undefined} />);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(onAction).not.toHaveBeenCalled();
  });
});

describe('the duration of a toast', () => {
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it.each([
    ['a sentence', 4_000, undefined],
    ['something that can be undone', 10_000, { label: 'Undo', onAction: () => undefined }],
  ])('%s: %i ms, and longer under the pointer or the focus', (_what, ms, action) => {
    vi.useFakeTimers();
    const onDismiss = vi.fn();
    render(<Toast message="Done." onDismiss={onDismiss} {...(action && { action })} />);
    const toast = screen.getByRole('status');
    wait(ms - 1);
    fireEvent.pointerEnter(toast);
    wait(60_000);
    fireEvent.pointerLeave(toast);
    wait(ms - 1);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    wait(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    wait(ms);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('a quick notice: 4,000 ms, and longer under the pointer; a click removes it', () => {
    vi.useFakeTimers();
    render(<QuickNotice />);
    act(() => tell('Word file saved.'));
    const said = () => screen.queryByText('Word file saved.');
    wait(3_999);
    fireEvent.pointerEnter(screen.getByText('Word file saved.'));
    wait(60_000);
    expect(said()).not.toBeNull();
    fireEvent.pointerLeave(screen.getByText('Word file saved.'));
    wait(4_000);
    expect(said()).toBeNull();
    act(() => tell('Word file saved.'));
    fireEvent.pointerEnter(screen.getByText('Word file saved.'));
    fireEvent.pointerDown(screen.getByText('Word file saved.'));
    expect(said()).toBeNull();
    act(() => tell('Copied.'));
    wait(4_000);
    expect(screen.queryByText('Copied.')).toBeNull();
  });

  it('shows a message from before it was mounted', () => {
    tell('Settings saved.');
    render(<QuickNotice />);
    expect(screen.getByText('Settings saved.')).toBeDefined();
  });

  it('does not show it to the next person', () => {
    const { unmount } = render(<QuickNotice />);
    act(() => tell('“Your Identity” is back.'));
    unmount();
    render(<QuickNotice />);
    expect(screen.queryByText('“Your Identity” is back.')).toBeNull();
  });
});
