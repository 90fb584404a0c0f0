import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { FULL_WEEK, showWeek } from './testing/show-week.tsx';

drawDialogs();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 12) }));
afterEach(() => void vi.useRealTimers());

const byTitle = (a: { title: string }, b: { title: string }) => a.title.localeCompare(b.title);

it('tasks that do not fit are left out or given to somebody, and one Undo reverts all of it', async () => {
  const { content } = showWeek(FULL_WEEK, 'Sunday', {
    eventDate: 'Saturday, November 21, 2026',
    hoursAWeek: '2',
  });
  await screen.findByRole('button', { name: /^Tasks for this week/ });
  fireEvent.click(screen.getByRole('button', { name: 'Put these 12 in my schedule' }));
  const before = content().timeline;
  fireEvent.click(screen.getByRole('button', { name: 'Spread them out' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Spread them out' }));
  const choices = dialog.getAllByRole<HTMLSelectElement>('combobox', { name: /^What to do with: / });
  for (const [at, wanted] of ['Leave it out', 'Ask a helper', 'Do it later'].entries()) {
    const option = [...(choices[at]?.options ?? [])].find(({ text }) => text === wanted);
    fireEvent.change(choices[at] ?? document.body, { target: { value: option?.value } });
  }
  fireEvent.click(dialog.getByRole('button', { name: /^Move|^Keep/ }));
  expect(content().timeline.filter(({ date }) => date === '')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'For a helper' })).toBeTruthy();
  expect(screen.getAllByText(/^\d+ tasks? moved\. Your choices are saved\.$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(content().timeline.toSorted(byTitle)).toEqual(before.toSorted(byTitle));
  expect(screen.queryByRole('button', { name: 'For a helper' })).toBeNull();
});
