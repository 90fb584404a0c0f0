import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlanNotes } from './plan-notes.tsx';

it('shows the server’s sentence when the notes are too long, and only then', () => {
  const sentence = 'Your notes can be up to about 1,600 words. Shorten them, and they’ll be saved.';
  const box = (length: number) => (
    <PlanNotes notes={'x'.repeat(length)} onNotes={() => {}} onLeaveField={() => {}} />
  );
  const { rerender } = render(box(10_000));
  expect(screen.queryByText(sentence)).toBeNull();
  rerender(box(10_001));
  expect(screen.getByText(sentence)).toBeTruthy();
});
