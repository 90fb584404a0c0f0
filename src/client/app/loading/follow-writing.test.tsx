import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSignedInLife } from '#client/app/signed-in-life.ts';
import { lifeOf } from '#client/app/testing/life.ts';
import { PlanReady } from '#client/features/generation/plan-ready.tsx';
import {
  AUDIENCE,
  IDENTITY,
  setUpGeneration,
} from '#client/features/generation/writing/testing/generation-setup.ts';
import { AppError } from '#domain/errors.ts';
import { followWriting } from './late-stores.ts';

function setUp() {
  const setup = setUpGeneration();
  const { uid, config, services, workspace } = lifeOf('ann');
  const life = createSignedInLife({ uid, config, services, workspace: { ...workspace, store: setup.store } });
  life.onClose(followWriting(life, setup.generation));
  return { ...setup, life, now: () => life.activity.getState() };
}

describe('a plan being written', () => {
  it('is known to all screens during writing, and once it is done', async () => {
    const { generation, writing, now } = setUp();
    const run = generation.generate(IDENTITY.id);
    const { request, finish } = await writing();
    expect(now()).toMatchObject({ writing: [IDENTITY.id], ended: null });
    request.onText('a plan');
    finish();
    await run;
    expect(now()).toMatchObject({ writing: [], ended: { id: IDENTITY.id, isWritten: true } });
  });

  it('is reported as not finished if it broke off', async () => {
    const { generation, writing, now } = setUp();
    const run = generation.generate(IDENTITY.id);
    const { request, fail } = await writing();
    request.onText('half');
    fail(new AppError('ai-interrupted'));
    await run;
    expect(now().ended).toEqual({ id: IDENTITY.id, isWritten: false });
  });

  it('is not reported for a save by hand, nor as one of many', async () => {
    const { generation, writing, now, life } = setUp();
    await generation.saveEdited(IDENTITY.id, 'typed');
    expect(now().ended).toBeNull();
    life.activity.setState({ refresh: { done: 0, total: 2 } });
    const run = generation.generate(AUDIENCE.id);
    const { request, finish } = await writing();
    request.onText('a plan');
    finish();
    await run;
    expect(now()).toMatchObject({ writing: [], ended: null });
  });
});

describe('the notice of a plan that is ready', () => {
  it('links to it from another screen, and is not shown on its own', async () => {
    const { life } = setUp();
    const opened: unknown[] = [];
    const ended = { id: IDENTITY.id, isWritten: true };
    life.activity.setState({ ended });
    const show = (shown: 'identity' | null) => (
      <PlanReady
        workspace={life.workspace}
        ended={ended}
        shown={shown}
        onHeard={() => life.activity.setState({ ended: null })}
        onOpen={(...how) => opened.push(how)}
      />
    );
    const { rerender } = render(show(null));
    await screen.findByText(`Your plan for “${IDENTITY.title}” is written.`);
    fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
    expect(opened).toEqual([['identity', 'plan']]);
    rerender(show('identity'));
    expect(screen.queryByText(/is written/)).toBeNull();
    expect(life.activity.getState().ended).toBeNull();
  });
});
