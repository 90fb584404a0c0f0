import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { openMenu } from '#client/ui/testing/open-menu.ts';
import { FULL_WEEK, WEEK_PLAN as PLAN, showWeek as show } from './testing/show-week.tsx';

drawDialogs();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 12) }));
afterEach(() => void vi.useRealTimers());

function setDate(
  title: string,
  day: string,
  list: Pick<typeof screen, 'getByRole' | 'getByLabelText'> = screen,
) {
  fireEvent.click(list.getByRole('button', { name: `Set a date: ${title}` }));
  fireEvent.change(list.getByLabelText(`Date: ${title}`), { target: { value: day } });
  fireEvent.blur(list.getByLabelText(`Date: ${title}`));
}

const part = (name: string) => within(screen.getByRole('region', { name }));

/** The rest of the week is folded. */
function openNext(): void {
  const next = screen.getByText(/^Next \(\d+\)$/).closest('details');
  if (!next) throw new Error('nothing is folded');
  next.open = true;
  fireEvent(next, new Event('toggle'));
}

describe('this week on screen', () => {
  it.each([
    ['Friday, January 8, 2027', 0],
    ['Friday, January 29, 2027', 1],
  ])('a launch week is silent only if no plan has a message for it: %s', async (day, silent) => {
    const calendar = `## Content calendar\n\n| Day | Topic |\n|---|---|\n| Friday, November 20 | Scales |\n| ${day} | Songs |\n`;
    show(calendar, 'Sunday', { doorsOpen: 'January 4, 2027', doorsClose: 'January 8, 2027' });
    fireEvent.click(await screen.findByRole('button', { name: 'Put this one in my schedule' }));
    expect(screen.queryAllByText(/^You’re not sending anything in the week of/)).toHaveLength(silent);
  });

  it('shows this week’s three tasks, ticks them in the plan and keeps a ticked one visible', () => {
    const { content } = show();
    const three = part('Your three for this week');
    expect(three.getAllByRole('checkbox')).toHaveLength(2);
    expect(three.getByText('About 45 minutes together. The most urgent is first.')).toBeTruthy();
    fireEvent.click(three.getByRole('checkbox', { name: 'Print the cards' }));
    expect(content().aiOutput).toBe(PLAN.replace('[ ] Print', '[x] Print'));
    expect(three.getByRole('checkbox', { name: 'Print the cards' })).toHaveProperty('checked', true);
    expect(screen.getByText('Done this week: 1')).toBeTruthy();
    fireEvent.click(three.getByRole('checkbox', { name: 'Print the cards' }));
    expect(content().aiOutput).toBe(PLAN);
    expect(screen.queryByText(/^Done this week/)).toBeNull();
  });

  it('folds nothing under Next when nothing else is waiting', () => {
    const { comeBack } = show('## Event checklist\n\n- [ ] Print the cards\n');
    expect(screen.queryByText(/^Next \(/)).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Print the cards' }));
    comeBack();
    expect(screen.getByText('You’re done for this week. Nothing else is waiting.')).toBeTruthy();
    cleanup();
    show('## Event checklist\n\n- [ ] Print the cards\n- [ ] One\n- [ ] Two\n- [ ] Three\n');
    expect(screen.getByText('Next (1)')).toBeTruthy();
  });

  it('this week’s three tasks come before found dates, and after them if there were none at first', async () => {
    const isBefore = (first: HTMLElement, second: HTMLElement) =>
      (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const places = async () =>
      [
        screen.getByRole('heading', { name: 'Your three for this week' }),
        await screen.findByRole('heading', { name: /dates found in your plans/ }),
      ] as const;
    show();
    const [three, found] = await places();
    expect(isBefore(three, found)).toBe(true);
    cleanup();
    show(PLAN.replaceAll('- [ ]', '-'));
    const [empty, first] = await places();
    expect(isBefore(first, empty)).toBe(true);
  });

  it('a task missing from its plan is not ticked; a date set right after a tick keeps both', () => {
    const { content, editPlan } = show();
    const box = (name: string) => part('Your three for this week').getByRole('checkbox', { name });
    // Nothing renders in between: the box is there, and its line isn't.
    act(() => {
      editPlan(PLAN.replace('Print the cards', 'Paint the cards'));
      fireEvent.click(box('Print the cards'));
    });
    expect(content().aiOutput).toContain('[ ] Paint the cards');
    expect(box('Paint the cards')).toHaveProperty('checked', false);
    fireEvent.click(box('Paint the cards'));
    setDate('Paint the cards', '2026-11-19', part('Your three for this week'));
    expect(box('Paint the cards')).toHaveProperty('checked', true);
    expect(content().aiOutput).toContain('[x] Paint the cards');
    expect(content().timeline).toMatchObject([{ title: 'Paint the cards', date: '2026-11-19' }]);
  });

  it('offers the dates of a plan group by group, on free days, and adds only the chosen ones', async () => {
    const { content } = show();
    await screen.findByText('The plan says Nov 22, a rest day.');
    const found = within(screen.getByRole('list', { name: 'Messages in the next four weeks' }));
    fireEvent.click(found.getAllByRole('checkbox')[0] ?? document.body);
    fireEvent.click(screen.getByRole('button', { name: 'Put this one in my schedule' }));
    expect(content().timeline).toEqual([
      { title: 'First recital', date: '2026-11-23', description: 'Content calendar' },
    ]);
    // The button is disabled now that nothing else is chosen: its focus would fall to the top of the page.
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: /^Messages in the next four weeks/ }),
    );
  });

  it('removes all the dates it added, by the toast or a week later from the list, and only those', async () => {
    const { content } = show();
    setDate('Print the cards', '2026-11-19');
    const before = content().timeline;
    fireEvent.click(await screen.findByRole('button', { name: 'Put these 2 in my schedule' }));
    expect(content().timeline).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(content().timeline).toEqual(before);
    fireEvent.click(await screen.findByRole('button', { name: 'Put these 2 in my schedule' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByText('2 dates put in on Wednesday, November 18')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Take these 2 out again' }));
    expect(content().timeline).toEqual(before);
    expect(screen.queryByRole('button', { name: 'Take these 2 out again' })).toBeNull();
    await screen.findByRole('button', { name: 'Put these 2 in my schedule' });
  });

  it('moves a task to next week, with Undo', () => {
    const { content } = show();
    setDate('Print the cards', '2026-11-19');
    expect(content().timeline[0]?.date).toBe('2026-11-19');
    openMenu(screen.getByRole('button', { name: 'More options for: Print the cards' }));
    const [move] = part('Your three for this week').getAllByRole('button', {
      name: 'Move to next week',
      hidden: true,
    });
    fireEvent.click(move ?? document.body);
    expect(content().timeline[0]?.date).toBe('2026-11-26');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(content().timeline[0]?.date).toBe('2026-11-19');
  });

  it('puts a task aside, and restores it from the schedule', () => {
    show();
    openMenu(screen.getByRole('button', { name: 'More options for: Ask the library about seats' }));
    const [notForMe] = part('Your three for this week').getAllByRole('button', {
      name: 'Not for me',
      hidden: true,
    });
    fireEvent.click(notForMe ?? document.body);
    expect(screen.queryByRole('checkbox', { name: 'Ask the library about seats' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    fireEvent.click(
      screen.getByRole('button', { name: 'Bring back: Ask the library about seats', hidden: true }),
    );
    fireEvent.click(screen.getAllByRole('button', { name: 'List' })[0] ?? document.body);
    expect(screen.getByRole('checkbox', { name: 'Ask the library about seats' })).toBeTruthy();
  });

  it('lists tasks on a rest day first in the schedule, with the nearest free day', () => {
    const { content } = show();
    setDate('Print the cards', '2026-11-22');
    fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    const first = part('Look at these first');
    expect(first.getByText('Sunday, November 22 is a rest day.')).toBeTruthy();
    expect(
      first.getByText('Open one to see it in its plan, or give it another day in the weeks below.'),
    ).toBeTruthy();
    fireEvent.click(first.getByRole('button', { name: 'Move to Monday, November 23' }));
    expect(content().timeline[0]?.date).toBe('2026-11-23');
  });

  it('links to the line of the plan', () => {
    const { onOpen } = show();
    fireEvent.click(
      screen.getAllByRole('button', { name: /^Open the plan: Marketing Event/ })[0] ?? document.body,
    );
    expect(onOpen).toHaveBeenCalledWith('event');
  });

  it('says what to do when there is no plan yet', () => {
    show('', '');
    expect(screen.getByRole('button', { name: 'Go to my topics' })).toBeTruthy();
  });
});

describe('a week that fits', () => {
  it('names a week that has begun this week, and each later one by its first day', async () => {
    show(
      '## Event checklist\n\n- [ ] Friday, November 20, 2026: ask Luis\n- [ ] Friday, November 27, 2026: ask Mia\n',
    );
    const groups = await screen.findAllByRole('button', { name: /^Tasks for / });
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'Tasks for this week1',
      expect.stringMatching(/^Tasks for the week of Nov 2[23]1$/),
    ]);
  });

  it('says nothing is planned only of days without a task on this page', async () => {
    // Wednesday: the calendar week ends before the seven days that the page shows.
    const day = 'Monday, November 23, 2026';
    show(
      `## Event checklist\n\n- [ ] Iron the tablecloth, ${day} (20 min)\n${'- [ ] Sweep (5 min)\n'.repeat(5)}`,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Put this one in my schedule' }));
    expect(part('Your three for this week').getByText('Mon, Nov 23')).toBeTruthy();
    expect(
      screen.getByText('The next task in your schedule is on Monday, November 23. You have 4 hours a week.'),
    ).toBeTruthy();
    openNext();
    expect(screen.getByText('Nothing else is planned for the next seven days.')).toBeTruthy();
    const three = part('Your three for this week');
    fireEvent.click(three.getByRole('button', { name: /^Mon, Nov 23, change the date/ }));
    fireEvent.change(three.getByLabelText(/^Date: Iron/), { target: { value: '2026-11-20' } });
    expect(
      screen.getByText(/^20 minutes planned until (?:Saturday, November 21|Sunday, November 22)\./),
    ).toBeTruthy();
  });

  it('shows the day that a line says and the schedule doesn’t have, puts it in with one tap, and takes it out', async () => {
    const lines = [
      'Ask one student for a sentence',
      'Order the pies – by Friday, December 18, 2026',
      'Ask for the hall on January 14 – by Sunday, November 22, 2026',
      'Call the vet – by Friday, November 20, 2026',
    ];
    const { content } = show(`## Checklist\n\n${lines.map((line) => `- [ ] ${line}`).join('\n')}\n`);
    const three = part('Your three for this week');
    const boxes = three.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(boxes).toEqual([lines[3], lines[2], lines[0]]);
    expect(screen.queryByText(/^Next \(/), 'a line with a later day waits among the dates found').toBeNull();
    expect(three.getByText('The plan says Sunday, November 22.')).toBeTruthy();
    const put = `Put it in my schedule: ${lines[3]}`;
    fireEvent.click(three.getByRole('button', { name: put }));
    expect(content().timeline).toEqual([{ title: lines[3], date: '2026-11-20', description: 'Checklist' }]);
    expect(screen.getByText('1 date is in your schedule.')).toBeTruthy();
    expect(three.queryByRole('button', { name: put })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(content().timeline).toEqual([]);
    // Not on a rest day.
    fireEvent.click(three.getByRole('button', { name: `Move to Monday, November 23: ${lines[2]}` }));
    expect(content().timeline[0]?.date).toBe('2026-11-23');
  });

  it('shows a week that is too full, previews moves, applies and undoes them', async () => {
    const { content } = show(FULL_WEEK, 'Sunday', { eventDate: 'Saturday, December 19, 2026' });
    await screen.findByRole('button', { name: /^Tasks for this week/ });
    fireEvent.click(screen.getByRole('button', { name: 'Put these 12 in my schedule' }));
    expect(screen.getByText('This week has 12 hours of tasks, you have 4')).toBeTruthy();
    expect(screen.getByText('We’re assuming four hours a week.')).toBeTruthy();
    const before = content().timeline;
    fireEvent.click(screen.getByRole('button', { name: 'Spread them out' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Spread them out' }));
    expect(dialog.getByText('8 tasks move')).toBeTruthy();
    expect(content().timeline, 'a preview changes nothing').toEqual(before);
    const [first] = dialog.getAllByRole('checkbox');
    fireEvent.click(first ?? document.body);
    expect(dialog.getByRole('button', { name: 'Move these 7' })).toBeTruthy();
    fireEvent.click(first ?? document.body);
    fireEvent.click(dialog.getByRole('button', { name: 'Move these 8' }));
    expect(content().timeline.filter(({ date }) => date === '2026-11-20')).toHaveLength(4);
    expect(content().timeline.some(({ date }) => new Date(`${date}T12:00Z`).getUTCDay() === 0)).toBe(false);
    expect(screen.queryByText(/you have 4$/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Move these 8 back' }));
    expect(content().timeline.toSorted(byTitle)).toEqual(before.toSorted(byTitle));
  });

  it('offers no other day for bound tasks, and names fixed ones that are too much', async () => {
    const on = 'Friday, November 20, 2026';
    const lines = [`Teach the evening, ${on} (5 hours)`, `Set the chairs, ${on} (60 min)`];
    show(`## Event checklist\n\n${lines.map((line) => `- [ ] ${line}`).join('\n')}\n`, 'Sunday', {
      eventDate: on,
    });
    await screen.findByRole('button', { name: /^Tasks for this week/ });
    fireEvent.click(screen.getByRole('button', { name: 'Put these 2 in my schedule' }));
    fireEvent.click(screen.getByRole('button', { name: 'Spread them out' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Spread them out' }));
    expect(dialog.getByText(/has 5 hours of appointments and launch days, and you have 4\./)).toBeTruthy();
    const [choice, ...others] = dialog.getAllByRole('combobox', { name: /^What to do with: / });
    expect(others).toEqual([]);
    expect(choice?.getAttribute('aria-label')).toContain('Set the chairs');
    expect([...(choice?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Leave it there',
      'Leave it out',
      'Ask a helper',
    ]);
    expect(dialog.getByText('This belongs to Friday, November 20, and that week is full. 1 h.')).toBeTruthy();
  });

  it('stores and counts minutes chosen by the person', () => {
    show();
    fireEvent.click(
      screen.getByRole('button', { name: '30 min, change how long it takes: Print the cards' }),
    );
    fireEvent.change(screen.getByLabelText('How long: Print the cards'), { target: { value: '120' } });
    expect(screen.getByText('About 2.3 hours together. The most urgent is first.')).toBeTruthy();
  });

  it('asks once for the first day of a rhythm, and keeps it with the fact', () => {
    const { facts } = show(PLAN, '', { rhythm: 'every other Thursday' });
    fireEvent.change(screen.getByLabelText('Day of the first message'), { target: { value: '2026-12-03' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(facts().rhythm).toBe('every other Thursday, from Thursday, December 3, 2026 on');
    expect(screen.queryByLabelText('Day of the first message')).toBeNull();
  });

  it('offers days of the rhythm without a message; no plan has to name them', async () => {
    const fact = 'every other Thursday, from December 3, 2026 on';
    const { content } = show('## Overview\n\nWords.\n', '', { rhythm: fact }, 'communications');
    fireEvent.click(await screen.findByRole('button', { name: 'Put this one in my schedule' }));
    expect(content().timeline).toEqual([
      { title: 'Send my regular message', date: '2026-12-03', description: 'How often I write' },
    ]);
    await screen.findByRole('button', { name: 'Put these 4 in my schedule' });
    fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    expect(screen.getByRole('checkbox', { name: 'Send my regular message' })).toBeTruthy();
    expect(screen.queryByText('This line isn’t in the plan anymore.')).toBeNull();
  });

  it('gives a task to a helper, and shows their tasks', () => {
    show(PLAN, '', { helpers: 'my sister' });
    openMenu(screen.getByRole('button', { name: 'More options for: Print the cards' }));
    const [ask] = screen.getAllByRole('button', { name: 'Ask my sister', hidden: true });
    fireEvent.click(ask ?? document.body);
    expect(part('Your three for this week').queryByRole('checkbox', { name: 'Print the cards' })).toBeNull();
    openNext();
    expect(screen.getByText('For my sister', { selector: 'p' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'For my sister' }));
    expect(screen.getByRole('button', { name: 'Print the list for my sister' })).toBeTruthy();
  });

  it('a deleted line is marked, and can be removed with Undo', async () => {
    const { content, editPlan } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Put these 2 in my schedule' }));
    act(() => editPlan(PLAN.replace(/\| Friday.*\n/, '')));
    expect(screen.getByText('This line isn’t in the plan anymore.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Take it out: Scales can wait' }));
    expect(content().timeline).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(content().timeline).toHaveLength(2);
  });

  it('a day changed in the plan is offered, and applied with one click', async () => {
    const { content, editPlan } = show(PLAN, '');
    fireEvent.click(await screen.findByRole('button', { name: 'Put these 2 in my schedule' }));
    act(() => editPlan(PLAN.replace('Sunday, November 22', 'Tuesday, November 24')));
    expect(await screen.findByText('1 task has a different day in its plan')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Move it', hidden: true }));
    expect(
      content()
        .timeline.map(({ date }) => date)
        .sort(),
    ).toEqual(['2026-11-20', '2026-11-24']);
    expect(screen.queryByText('1 task has a different day in its plan')).toBeNull();
  });
});

const byTitle = (a: { title: string }, b: { title: string }) => a.title.localeCompare(b.title);

describe('the picture above the week', () => {
  it('is absent while nothing has a date', () => {
    show('## Checklist\n\n- [ ] Ask the library\n');
    expect(screen.getByRole('checkbox', { name: /Ask the library/ })).toBeTruthy();
    expect(screen.queryByText('The launch in time')).toBeNull();
  });

  it('appears with the first date of the launch', () => {
    show('## Checklist\n\n- [ ] Ask the library\n', 'Sunday', { eventDate: 'March 13, 2027' });
    expect(screen.getByText('The launch in time')).toBeTruthy();
  });
});

it('a task of 500 characters is one row, ticks its own line and loses no word of it', () => {
  const long = `Call ${'the library about chairs and '.repeat(17)}tables`;
  const { content } = show(`## Checklist\n\n- [ ] ${long}\n- [ ] Print the cards\n`);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Call the library about chairs/ }));
  expect(content().aiOutput).toBe(`## Checklist\n\n- [x] ${long}\n- [ ] Print the cards\n`);
});
