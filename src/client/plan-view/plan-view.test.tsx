import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { readPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { MarkdownView } from './markdown-view.tsx';
import type { PlanActions } from './plan-actions.ts';
import { PlanView } from './plan-view.tsx';

const PLAN =
  '## Steps\n\n- [ ] Call **Luis** at [ADD: phone]\n- [x] Rest\n\n## Dates\n\nOn [ADD: the day].\n';

function draw(actions: Partial<PlanActions> = {}) {
  const all = { tick: vi.fn(), fill: vi.fn(), fillHint: 'Fill in', ...actions };
  render(<PlanView document={readPlan(PLAN)} actions={all} />);
  return { ...all, user: userEvent.setup() };
}

describe('a plan that can be used', () => {
  it('has boxes named by their words, with their position in the text', async () => {
    const { tick, user } = draw();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
    await user.click(screen.getByRole('checkbox', { name: 'Call Luis at [ADD: phone]' }));
    expect(tick).toHaveBeenCalledWith(PLAN.indexOf('[ ]') + 1, true);
    await user.click(screen.getByRole('checkbox', { name: 'Rest' }));
    expect(tick).toHaveBeenCalledWith(PLAN.indexOf('[x]') + 1, false);
  });

  it('has gaps as buttons with their words', async () => {
    const { fill, user } = draw();
    await user.click(screen.getByRole('button', { name: 'the day' }));
    const start = PLAN.indexOf('[ADD: the day]');
    expect(fill).toHaveBeenCalledWith(
      expect.objectContaining({ need: 'the day', range: { start, end: start + 14 } }),
    );
  });

  it('looks the same but is inactive while it is being written', () => {
    draw({ tick: null, fill: null });
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ disabled }) => disabled)).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'phone' }).disabled).toBe(true);
  });

  it('has a place for tools in each section', () => {
    const tools = { tick: null, fill: null, fillHint: '' };
    render(
      <PlanView
        document={readPlan(`Before.\n\n${PLAN}`)}
        actions={tools}
        sectionTools={({ heading }) => <i>tools of {heading}</i>}
      />,
    );
    expect(screen.getAllByText(/tools of/).map(({ textContent }) => textContent)).toEqual([
      'tools of Steps',
      'tools of Dates',
    ]);
  });
});

it('a read-only plan has marks instead of boxes, and words instead of buttons', () => {
  render(<MarkdownView blocks={readPlan(PLAN).blocks.map(({ block }) => block)} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('img', { name: 'Done:' }).textContent).toBe('☑');
  expect(screen.getByText('[ADD: the day]')).toBeDefined();
});

it('shows a sequence as steps, and no other list', () => {
  const text =
    '## Client journey\n\n- **Sit:** week 1\n- **Sing:** week 2\n\n## Welcome sequence\n\n| When | What |\n|---|---|\n| At once | Hello |\n\n## Checklist\n\n- Print\n';
  render(<PlanView document={readPlan(text)} actions={{ tick: null, fill: null, fillHint: '' }} />);
  const steps = (name: string) => screen.getByRole('heading', { name }).dataset.sequence;
  expect([steps('Client journey'), steps('Welcome sequence'), steps('Checklist')]).toEqual([
    'true',
    'true',
    undefined,
  ]);
  expect(screen.getByRole('heading', { name: 'Client journey' }).nextElementSibling?.tagName).toBe('UL');
});
