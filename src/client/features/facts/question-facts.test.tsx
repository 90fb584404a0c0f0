import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { QuestionFacts } from './question-facts.tsx';

it('shows known facts, and inserts one on a click', () => {
  const onUse = vi.fn();
  render(<QuestionFacts facts={[{ name: 'eventDate', value: 'March 6' }]} onUse={onUse} />);
  expect(screen.getByText('You said: March 6', { exact: false })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use this: Event date' }));
  expect(onUse).toHaveBeenCalledWith('March 6');
});

it('shows nothing if nothing is known', () => {
  const { container } = render(<QuestionFacts facts={[]} onUse={vi.fn()} />);
  expect(container.innerHTML).toBe('');
});
