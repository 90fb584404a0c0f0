import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { endLaunch, launchesOf } from '#domain/launches/past-launches.ts';
import { NextView } from './next-view.tsx';

drawDialogs();

async function setUp(launches = 0, facts: Partial<Record<FactName, string>> = {}) {
  const device = new SimulatedDevice();
  const workspace = createWorkspace(device.tab());
  const { actions, store } = workspace;
  const id = actions.openTopic('event', { title: 'Marketing Event', description: 'A topic of the test' });
  actions.submitAnswer(id, 0, 'A free morning');
  for (const [fact, text] of Object.entries(facts))
    actions.changeFacts((sheet, now) => confirmFact(sheet, fact as FactName, text, now));
  for (let count = 0; count < launches; count += 1) {
    actions.changeFacts((sheet, now) =>
      endLaunch(sheet, { day: `2027-0${(count % 9) + 1}-02`, topics: {}, emptied: [] }, now),
    );
  }
  render(
    <NextView
      life={{ workspace, activity: createStore(() => ({ writing: [] })), services: { api: device.api() } }}
      saveBackup={async () => 'backup.json'}
      renderVersions={() => null}
      onOpen={() => undefined}
      onHome={() => undefined}
      places={null}
      status={null}
      notices={null}
    />,
  );
  return { store };
}

const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'See what will change' }));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

it('keeps typed values, and shows problems only on continuing', async () => {
  const { store } = await setUp();
  type('Came', 'a few');
  type('Hours I spent', '-2');
  type('Income (only for you)', 'x'.repeat(40));
  expect(store.getState().sheet?.lookBack).toMatchObject({ came: 'a few', hours: '-2' });
  expect(screen.queryByText(/like 12/)).toBeNull();
  goOn();
  expect(screen.getByRole('alert').textContent).toBe('Please fix the fields marked above first.');
  expect(screen.getAllByText('Please use a number, like 12, or leave this blank.')).toHaveLength(2);
  type('Came', '');
  type('Hours I spent', '12.5');
  type('Income (only for you)', '');
  goOn();
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('1 answer becomes a draft for you to look over.')).toBeTruthy();
});

it('offers only topics with text, and asks for at least one', async () => {
  await setUp();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getAllByText('Nothing here yet')).toHaveLength(18);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Marketing Event' }));
  goOn();
  expect(screen.getByRole('alert').textContent).toBe('Check at least one topic that has something in it.');
});

it('asks to remove one of twelve launches first, and restores it', async () => {
  const { store } = await setUp(12);
  goOn();
  expect(screen.getByRole('alert').textContent).toMatch(/^You’ve looked back on 12 launches/);
  fireEvent.click(screen.getByRole('button', { name: 'Launch 3, March 2, 2027' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Launch 3, March 2, 2027' }));
  expect(launchesOf(store.getState().sheet)).toHaveLength(11);
  goOn();
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Not yet' }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(launchesOf(store.getState().sheet)).toHaveLength(12);
});

it('empties the days of the launch that is over, and keeps that there is no event', async () => {
  await setUp(0, { eventDate: 'No event', startDate: 'March 22, 2027' });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect(box('Event date: No event').checked).toBe(false);
  expect(box('Start date: March 22, 2027').checked).toBe(true);
});
