import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from '#client/adapters/api/api.ts';
import { begun } from '#client/saving/testing/begun-workspace.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { DecisionsPart } from './decisions-part.tsx';
import { openDecisionsOf } from './open-decisions.ts';

afterEach(() => void vi.useRealTimers());

it('moves to the next day on a page left open over midnight: a past launch asks nothing about its days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 2, 6, 23, 59) });
  const { workspace } = await begun(new SimulatedDevice());
  const life = { workspace, services: { api: createApi() }, onClose: () => undefined };
  const confirm = (fact: 'eventDate' | 'restDays', words: string) =>
    workspace.actions.changeFacts((sheet, now) => confirmFact(sheet, fact, words, now));
  confirm('eventDate', 'Saturday, March 6, 2027');
  confirm('restDays', 'Saturdays');
  render(<DecisionsPart life={life} onSettled={() => undefined} />);
  const asked = () => within(screen.getByRole('region', { name: /^To decide/ })).queryAllByRole('listitem');
  const counted = () => openDecisionsOf(life).getState();
  expect(asked()).toHaveLength(1);
  await waitFor(() => expect(counted().open).toHaveLength(1));
  vi.setSystemTime(new Date(2027, 2, 7, 0, 1));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asked()).toEqual([]);
  await waitFor(() => expect(counted().open, 'on other screens').toEqual([]));
});
