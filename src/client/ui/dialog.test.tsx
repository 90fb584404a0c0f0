import { act, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { announce } from './notices/live-region.tsx';
import { drawDialogs } from './testing/draw-dialogs.ts';

drawDialogs();
it('is closed by the browser’s Back, which shows another screen behind it', () => {
  const onClose = vi.fn();
  const { rerender } = render(<Dialog open title="Settings" onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeDefined();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onClose).toHaveBeenCalledOnce();
  rerender(<Dialog open={false} title="Settings" onClose={onClose} />);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('is heard: what is announced while it is open is said inside it, as nothing behind it is read out', () => {
  render(<Dialog open title="Versions" onClose={() => undefined} />);
  act(() => announce('This version is your plan again.'));
  const said = within(screen.getByRole('dialog')).getByText('This version is your plan again.');
  expect(said.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});
