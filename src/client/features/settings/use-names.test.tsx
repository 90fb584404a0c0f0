import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import { useNames } from './use-names.ts';

function setUp() {
  const workspace = createWorkspace(new SimulatedDevice().tab());
  const { result } = renderHook(() => useNames(workspace));
  return { names: () => result.current, sheet: () => workspace.store.getState().sheet };
}

it('stores a name as it is typed, and confirms it when the field is left', () => {
  const { names, sheet } = setUp();
  act(() => names().onType('clientName', 'Ana '));
  expect([names().clientName, sheet()?.facts.clientName]).toEqual(['Ana ', undefined]);
  act(() => names().onConfirm());
  expect([names().clientName, sheet()?.facts.clientName, sheet()?.drafts]).toEqual(['Ana', 'Ana', undefined]);
});

it('changes nothing when nothing was typed, and clears an emptied name', () => {
  const { names, sheet } = setUp();
  act(() => names().onConfirm());
  expect(sheet()).toBeNull();
  act(() => names().onType('businessName', 'Late Start'));
  act(() => names().onConfirm());
  act(() => names().onType('businessName', ''));
  expect([names().businessName, sheet()?.facts]).toEqual(['', {}]);
});
