import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Toast } from './toast.tsx';

afterEach(cleanup);

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
