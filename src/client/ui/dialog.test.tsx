import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
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
