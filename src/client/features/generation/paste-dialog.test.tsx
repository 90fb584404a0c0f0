import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { PasteDialog } from './paste-dialog.tsx';

drawDialogs();
afterEach(cleanup);

function show(hasPlan = false) {
  render(<PasteDialog open hasPlan={hasPlan} onClose={() => undefined} onPaste={() => undefined} />);
  const paste = (value: string) => fireEvent.change(screen.getByLabelText('Reply'), { target: { value } });
  const use = screen.getByRole<HTMLButtonElement>('button', { name: 'Use as my plan' });
  return { paste, use };
}

describe('pasting a reply', () => {
  it('takes up to 120,000 characters and says so beyond that', () => {
    const { paste, use } = show();
    expect(use.disabled).toBe(true);
    paste('x'.repeat(120_001));
    expect(use.disabled).toBe(true);
    expect(
      screen.getByText('A plan can be up to 120,000 characters. Shorten it, then save again.'),
    ).toBeDefined();
    paste('x'.repeat(120_000));
    expect(use.disabled).toBe(false);
  });

  it('says what becomes of the plan that is there', () => {
    show(true);
    expect(screen.getByText('Your current plan will be kept under Earlier versions.')).toBeDefined();
    cleanup();
    show(false);
    expect(screen.queryByText(/kept under Earlier versions/)).toBeNull();
  });
});
