import { act, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { announce } from './notices/live-region.tsx';
import { drawDialogs } from './testing/draw-dialogs.ts';

drawDialogs();
it('is closed by the browser’s Back, which changes the screen behind it', () => {
  const onClose = vi.fn();
  const { rerender } = render(<Dialog open title="Settings" onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeDefined();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onClose).toHaveBeenCalledOnce();
  rerender(<Dialog open={false} title="Settings" onClose={onClose} />);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('announces messages inside it while it is open, since nothing behind it is read out', () => {
  render(<Dialog open title="Versions" onClose={() => undefined} />);
  act(() => announce('This version is your plan again.'));
  const said = within(screen.getByRole('dialog')).getByText('This version is your plan again.');
  expect(said.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});

function Warning() {
  useEffect(() => announce('This reads like a question.'), []);
  return null;
}

it('announces what its content says as soon as it is open', () => {
  render(
    <Dialog open title="Paste reply" onClose={() => undefined}>
      <Warning />
    </Dialog>,
  );
  expect(within(screen.getByRole('dialog')).getByText('This reads like a question.')).toBeDefined();
});

it('announces through the dialog if the browser supports it, without repeating the words', () => {
  const told = vi.fn();
  Object.assign(Element.prototype, {
    ariaNotify(this: Element, message: string) {
      told(this.localName, message);
    },
  });
  try {
    const { unmount } = render(<Dialog open title="Versions" onClose={() => undefined} />);
    act(() => announce('Saved.'));
    expect(told.mock.calls).toEqual([['dialog', 'Saved.']]);
    expect(screen.queryByText('Saved.')).toBeNull();
    unmount();
    act(() => announce('Saved.'));
    expect(told).toHaveBeenCalledOnce();
  } finally {
    Reflect.deleteProperty(Element.prototype, 'ariaNotify');
  }
});
