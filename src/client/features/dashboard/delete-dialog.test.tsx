import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { OUTLINES } from '#content/outline.ts';
import { editDraft, editText } from '#domain/blueprint/change-blueprint.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { overviewOf } from './overview.ts';

drawDialogs();
describe('the dialog before deleting', () => {
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

  it('names everything else that is deleted with a topic: drafts, dates, goals and notes', () => {
    const entry = (date: string) => ({ title: 'Call the library', date, description: '' });
    const sample = sampleBlueprint({ answers: ['one', 'two', 'three'], output: 'A plan' });
    const noted = editDraft(
      editText(sample, 'notes', 'No calls on Fridays', MONDAY),
      'answers.1',
      'too',
      MONDAY,
    );
    const timeline = [entry('2027-03-05'), entry('2027-03-12'), entry('')];
    const blueprint = { ...noted, content: { ...noted.content, timeline, objectives: ['Eight people'] } };
    const [topic] = overviewOf(OUTLINES, ({ type }) => (type === 'identity' ? blueprint : undefined)).topics;
    if (!topic) throw new Error('No topics');
    render(<DeleteDialog topic={topic} onCancel={() => undefined} onConfirm={() => undefined} />);
    expect(screen.getByText(/^This deletes/).textContent).toBe(
      'This deletes your 3 answers, the plan, a draft, its 2 dates in This week, its goals and your notes. You can bring it back for 30 days, under Deleted topics.',
    );
  });
});
