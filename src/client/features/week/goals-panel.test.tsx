import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { GoalsPanel } from './goals-panel.tsx';

const PLAN =
  '## Key decisions\n\n**Goal:** Eight people in the group\n\n**Price:** $290\n\n## Plan\n\n**Goal:** another section';

function Held({ plan, first = [] }: { plan: string; first?: readonly string[] }) {
  const [objectives, setObjectives] = useState(first);
  return (
    <>
      <GoalsPanel plan={plan} objectives={objectives} onChange={setObjectives} onLeaveField={() => {}} />
      <output>{JSON.stringify(objectives)}</output>
    </>
  );
}

describe('goals of a plan', () => {
  it('are offered from its key decisions and taken with a click', () => {
    render(<Held plan={PLAN} />);
    expect(screen.queryByText('another section')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Use this: Eight people in the group' }));
    expect(screen.getByRole('textbox', { name: 'Goal 1' })).toHaveProperty(
      'value',
      'Eight people in the group',
    );
    expect(screen.queryByText('Your plan says:')).toBeNull();
  });

  it('are typed, changed and removed', () => {
    render(<Held plan={PLAN} first={['One', 'Two']} />);
    fireEvent.change(screen.getByRole('textbox', { name: 'Goal 2' }), { target: { value: 'Two, slowly' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove goal 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add a goal' }));
    expect(screen.getByRole('status').textContent).toBe('["Two, slowly",""]');
  });

  it('are twenty at most', () => {
    render(<Held plan={PLAN} first={Array.from({ length: 20 }, (_, index) => `Goal number ${index}`)} />);
    const full = screen.getByRole('button', { name: 'That’s 20 goals, the most a plan can hold' });
    expect(full).toHaveProperty('disabled', true);
    expect(screen.queryByText('Your plan says:')).toBeNull();
  });

  it('are not asked for before there is a plan', () => {
    render(<Held plan="" />);
    expect(screen.queryByRole('heading', { name: 'Goals of this plan' })).toBeNull();
  });
});
