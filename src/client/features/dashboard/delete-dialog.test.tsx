import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { OUTLINES } from '#content/outline.ts';
import { DeleteDialog } from './delete-dialog.tsx';

drawDialogs();
describe('the question before deleting', () => {
  it.each([
    [3, true, 'This deletes your 3 answers and the plan.'],
    [1, false, 'This deletes your answer.'],
    [0, true, 'This deletes the plan.'],
    [0, false, 'This deletes your progress.'],
  ])('names what is lost: %i answers, a plan: %s', (answered, hasPlan, words) => {
    const [outline] = OUTLINES;
    if (!outline) throw new Error('No topics');
    const rest = { number: 1, blueprint: undefined, isCompleted: true, hasDraft: false, waiting: 0 } as const;
    const topic = { ...rest, outline, answered, hasPlan, state: 'answered' } as const;
    render(<DeleteDialog topic={topic} onCancel={() => undefined} onConfirm={() => undefined} />);
    expect(
      screen.getByText(`${words} You can bring it back for 30 days, under Deleted topics.`),
    ).toBeDefined();
  });
});
