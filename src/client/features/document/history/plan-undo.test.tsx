import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { DocumentPanel } from '#client/features/document/document-panel.tsx';
import {
  fetchParts,
  NO_AI,
  NO_OTHERS,
  ShownDocument,
} from '#client/features/document/testing/shown-document.tsx';
import { createPlanHistory, type PlanHistory } from './plan-history.ts';

beforeAll(fetchParts);
const PLAN = '## Steps\n\nFirst  **this**.\n\n- [ ] Call Luis\n* [x] Rest\n';
const TICKED = PLAN.replace('[ ]', '[x]');

function show(text = PLAN, history?: PlanHistory) {
  const edits: string[] = [];
  render(<ShownDocument text={text} edits={edits} history={history} />);
  return { edits, user: userEvent.setup() };
}

const tick = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('checkbox', { name }));

it('is undone and redone by keyboard, even without any focus', async () => {
  const { edits, user } = show();
  await tick(user, 'Call Luis');
  await tick(user, 'Rest');
  await user.keyboard('{Control>}z{/Control}');
  expect(edits.at(-1)).toBe(TICKED);
  await user.keyboard('{Control>}y{/Control}');
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('{Control>}z{/Control}');
  expect(edits.at(-1)).toBe(TICKED);
  expect(screen.getByText('Undone.')).toBeDefined();
  await user.keyboard('{Meta>}z{/Meta}');
  expect(edits.at(-1)).toBe(PLAN);
  await user.keyboard('{Control>}y{/Control}');
  expect(edits.at(-1)).toBe(TICKED);
  await user.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}');
  expect(edits.at(-1)).toBe(TICKED.replace('[x] Rest', '[ ] Rest'));
  expect(screen.getByText('Redone.')).toBeDefined();
});

it('is undone by the button, which appears after a change', async () => {
  const { edits, user } = show();
  await screen.findByRole('checkbox', { name: 'Call Luis' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await tick(user, 'Call Luis');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(edits.at(-1)).toBe(PLAN);
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(edits.at(-1)).toBe(TICKED);
});

it('is undone in a later visit to the same plan', async () => {
  const history = createPlanHistory();
  const first = show(PLAN, history);
  await tick(first.user, 'Call Luis');
  cleanup();
  const second = show(TICKED, history);
  await screen.findByRole('checkbox', { name: 'Call Luis' });
  await second.user.keyboard('{Control>}z{/Control}');
  expect(second.edits).toEqual([PLAN]);
});

it('is announced for ten seconds while it can be undone, and longer under the pointer', async () => {
  const { user } = show();
  await tick(user, 'Call Luis');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const said = () => document.querySelector('.plan-said p, .plan-how p')?.textContent;
  expect(said()).toBe('Undone.');
  act(() => (document.activeElement as HTMLElement).blur());
  vi.useFakeTimers();
  try {
    const bar = screen.getByText('Undone.').parentElement as HTMLElement;
    fireEvent.pointerEnter(bar);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(said()).toBe('Undone.');
    fireEvent.pointerLeave(bar);
    act(() => void vi.advanceTimersByTime(9_999));
    expect(said()).toBe('Undone.');
    act(() => void vi.advanceTimersByTime(1));
    expect(said()).toMatch(/^Click any words to change them\./);
  } finally {
    vi.useRealTimers();
  }
});

it('is left to a field in which somebody types', async () => {
  const { edits, user } = show();
  await tick(user, 'Call Luis');
  render(<input aria-label="Search" />);
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'x{Control>}z{/Control}');
  expect(edits).toEqual([TICKED]);
});

it('never undoes what somebody else has written since, and says so', async () => {
  const history = createPlanHistory();
  history.record(PLAN, TICKED, false, 0);
  const edits: string[] = [];
  const theirs = TICKED.replace('[x] Call Luis', '[x] Call Luis today');
  render(
    <DocumentPanel
      text={theirs.replace('- [x]', '- [ ]')}
      readText={() => theirs.replace('- [x]', '- [ ]')}
      stream={null}
      isReadOnly={false}
      onEdit={(text) => edits.push(text)}
      gaps={NO_OTHERS}
      asking={NO_AI}
      history={history}
    />,
  );
  await screen.findByRole('checkbox', { name: 'Call Luis today' });
  await userEvent.setup().keyboard('{Control>}z{/Control}');
  await waitFor(() =>
    expect(
      screen.getByText(
        'This part was changed somewhere else, so we left it alone. Older versions are under Earlier versions.',
      ),
    ).toBeDefined(),
  );
  expect(edits).toEqual([]);
});

it('handles no key while there is nothing to undo, or the plan is read-only', async () => {
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  show();
  await screen.findByRole('checkbox', { name: 'Call Luis' });
  expect(press()).toBe(false);
  cleanup();
  const history = createPlanHistory();
  history.record(PLAN, TICKED, false, 0);
  const edits: string[] = [];
  render(<ShownDocument text={TICKED} edits={edits} history={history} isReadOnly />);
  await screen.findByRole('checkbox', { name: 'Call Luis' });
  expect(press()).toBe(false);
  expect(edits).toEqual([]);
});
