import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Workspace } from '#client/saving/workspace.ts';
import { blankLaunch } from '#domain/launch/change-launch.ts';
import type { Launch } from '#domain/launch/launch.ts';
import { useNames } from './use-names.ts';

const NOW = '2026-11-15T12:00:00.000Z';

function setUp() {
  const store = createStore<{ launch: Launch | null }>(() => ({ launch: null }));
  const actions = {
    changeLaunch: (change: (launch: Launch, now: string) => Launch) =>
      store.setState(({ launch }) => ({ launch: change(launch ?? blankLaunch(NOW), NOW) })),
  };
  const { result } = renderHook(() => useNames({ store, actions } as unknown as Workspace));
  return { names: () => result.current, launch: () => store.getState().launch };
}

it('keeps a name as it is typed, and makes it true once one has gone on', () => {
  const { names, launch } = setUp();
  act(() => names().onType('clientName', 'Ana '));
  expect([names().clientName, launch()?.facts.clientName]).toEqual(['Ana ', undefined]);
  act(() => names().onConfirm());
  expect([names().clientName, launch()?.facts.clientName, launch()?.drafts]).toEqual([
    'Ana',
    'Ana',
    undefined,
  ]);
});

it('changes nothing when nothing was typed, and forgets a name that was emptied', () => {
  const { names, launch } = setUp();
  act(() => names().onConfirm());
  expect(launch()).toBeNull();
  act(() => names().onType('businessName', 'Late Start'));
  act(() => names().onConfirm());
  act(() => names().onType('businessName', ''));
  expect([names().businessName, launch()?.facts]).toEqual(['', {}]);
});
