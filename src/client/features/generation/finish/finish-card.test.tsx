import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FinishCard, TwoWays, WriteWithKey } from './finish-card.tsx';

it('asks what the plan needs decided first, and writes it anyway', () => {
  const onWrite = vi.fn();
  const card = (isUndecided: boolean) => (
    <FinishCard
      notes={<p>Anything else to know?</p>}
      first={isUndecided && <p>What does your offer cost?</p>}
    >
      <WriteWithKey cents={8} isBusy={false} isUndecided={isUndecided} askFirst={null} onWrite={onWrite} />
    </FinishCard>
  );
  const { rerender } = render(card(true));
  const words = screen.getByRole('region', { name: 'Your three answers are in.' }).textContent ?? '';
  expect(words.indexOf('What does your offer cost?')).toBeLessThan(words.indexOf('Anything else to know?'));
  fireEvent.click(screen.getByRole('button', { name: 'Write it anyway' }));
  expect(onWrite).toHaveBeenCalledOnce();
  rerender(card(false));
  expect(screen.getByRole('button', { name: 'Write my plan (about 8 cents, a minute)' })).toBeTruthy();
});

it('without a key names two ways, and does not say "turn them into a plan" below what is to decide', () => {
  const copying = {
    said: '',
    refused: undefined,
    close: vi.fn(),
    isPromptCopied: false,
    copyPrompt: vi.fn(),
  };
  const ways = (isUndecided: boolean) => (
    <TwoWays
      copying={copying}
      isBusy={false}
      isUndecided={isUndecided}
      loadMessages={async () => []}
      onPaste={vi.fn()}
      onOpenSettings={vi.fn()}
    />
  );
  const { rerender } = render(ways(true));
  expect(screen.getByText('There are two ways. Pick the one that suits you.')).toBeTruthy();
  rerender(ways(false));
  expect(
    screen.getByText('Now turn them into a plan. There are two ways. Pick the one that suits you.'),
  ).toBeTruthy();
});
