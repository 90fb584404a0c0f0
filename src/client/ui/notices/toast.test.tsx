import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

it.each(['Undo', 'Dismiss'])('gives the focus back to where it was after %s', async (name) => {
  render(<Page />);
  const field = screen.getByLabelText('Answer');
  field.focus();
  screen.getByRole('button', { name }).focus();
  fireEvent.click(screen.getByRole('button', { name }));
  await Promise.resolve();
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.activeElement).toBe(field);
});

describe('how long something is said', () => {
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

  it('a quick notice: 4,000 ms, and longer under the pointer; a press takes it away', () => {
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

  it('shows what was told before it was there', () => {
    tell('Settings saved.');
    render(<QuickNotice />);
    expect(screen.getByText('Settings saved.')).toBeDefined();
  });

  it('shows nothing of it to whoever comes next', () => {
    const { unmount } = render(<QuickNotice />);
    act(() => tell('“Your Identity” is back.'));
    unmount();
    render(<QuickNotice />);
    expect(screen.queryByText('“Your Identity” is back.')).toBeNull();
  });
});
