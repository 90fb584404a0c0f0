import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Route } from '#client/app/route.ts';
import { lifeOf } from '#client/app/testing/life.ts';
import { PlanEndedToast } from './plan-ended-toast.tsx';

afterEach(cleanup);

const ID = '6f0c1b1e-4f3b-4c8e-9d55-0a6f6a0d1c11';

function show(place: Route, ended = { id: ID, isWritten: true }) {
  const life = lifeOf('ann');
  life.workspace.store.setState({
    blueprints: { [ID]: { type: 'brand', title: 'Brand Identity' } } as never,
  });
  life.activity.setState({ ended });
  const onOpen = vi.fn();
  render(<PlanEndedToast life={life} place={place} onOpen={onOpen} />);
  return { life, onOpen };
}

describe('a plan that was written while one was elsewhere', () => {
  it('is told of once, with the way to it', async () => {
    const { onOpen } = show({ view: 'dashboard' });
    expect(screen.getByText('Your plan for Brand Identity is ready.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Read it' }));
    expect(onOpen).toHaveBeenCalledWith('brand', 'plan');
  });

  it('that broke off is told of as well', () => {
    show({ view: 'book' }, { id: ID, isWritten: false });
    expect(screen.getByText('The plan for Brand Identity isn’t finished. Open it to see why.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Open it' })).toBeDefined();
  });

  it('is not told of on its own screen, nor later', () => {
    const { life } = show({ view: 'blueprint', type: 'brand' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(life.activity.getState().ended).toBeNull();
  });

  it('is not told of while many plans are updated', () => {
    const { life } = show({ view: 'dashboard' });
    act(() => life.activity.setState({ refresh: { done: 1, total: 3 } }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
