import { describe, expect, it } from 'vitest';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { planned } from '#domain/week/testing/planned.ts';
import { mergeDoubles } from './merge-doubles.ts';

const TITLES: Partial<Record<BlueprintType, string>> = {
  communications: 'Communications',
  launch: 'Launch Playbook',
  event: 'Marketing Event',
  sales: 'Sales Follow-Up',
};
const titleOf = (type: BlueprintType) => TITLES[type] ?? type;
const DAY = '2027-01-26';

function task(type: BlueprintType, title: string, more: Partial<PlannedTask> = {}): PlannedTask {
  return planned({ key: `${type} ${title}`, blueprintId: type, type, title, day: DAY, ...more });
}

const shown = (...tasks: PlannedTask[]) =>
  mergeDoubles(tasks, titleOf).map(({ title, twins }) => [title, twins.length]);

describe('the same thing in several plans', () => {
  it.each([
    ['nearly the same words on one day', 'Why scales can wait', 'Scales can wait'],
    [
      'the calendar names the plan that it stands in',
      'Scales can wait · Email',
      'Email: Scales can wait · Communications',
    ],
    ['the longer one says more', 'Pack the box', 'Evening calls; pack the box · Communications'],
    ['the same number to look at', 'Chairs saved: the sheet; Tuesday', 'Chairs saved: no target; January 26'],
  ])('is one: %s', (_, first, second) => {
    expect(shown(task('communications', first), task('launch', second))).toHaveLength(1);
  });

  it.each([
    ['Packing day with the kids: Wed Mar 17, 1pm (3 hrs)', 'Packing day (Launch Playbook)'],
    ['Etsy listing drafted — Thurs Jan 14 (1.5 hrs)', 'Etsy listing (Launch Playbook)'],
    ['Poster to chapel and library — Fri 5 Feb (40 min)', 'Poster to chapel'],
    ['Sign-up page with two nights — by Fri 15 Jan (1 hr)', 'Sign-up page up · Event'],
  ])('is one, whatever day and hour one of them says: %s', (first, second) => {
    expect(shown(task('communications', first), task('launch', second))).toHaveLength(1);
  });

  it('is one message where both have one subject, of whatever length', () => {
    const send = { kind: 'send' as const };
    const [one, other] = ['Closing · order', 'Email: Closing · Communications'];
    expect(shown(task('communications', one, send), task('launch', other, send))).toHaveLength(1);
    expect(shown(task('communications', one), task('launch', other))).toHaveLength(2);
    const [text, email] = ['Text: Tomorrow', 'Email: Tomorrow'];
    expect(shown(task('communications', text, send), task('launch', email, send))).toHaveLength(2);
    const [early, late] = ['Closing · Email, 9 am', 'Closing · Email, 6 pm'];
    expect(shown(task('communications', early, send), task('launch', late, send))).toHaveLength(2);
  });

  it.each([
    ['another number', 'Send message 1 to the list', 'Send message 2 to the list'],
    ['other words', 'Print the cards', 'Call the library'],
    ['one word in common', 'Email', 'Email'],
    [
      'a message that begins with its way alone',
      'Charge the lamp and the phone',
      'Email · Two cups, tomorrow',
    ],
    ['a way and nothing else', 'Charge the lamp and the phone', 'Email · Post'],
  ])('stays two: %s', (_, first, second) => {
    expect(shown(task('communications', first), task('launch', second))).toHaveLength(2);
  });

  it('is one if one of them begins with only a channel', () => {
    const row = task('communications', 'Email · Two cups, tomorrow');
    expect(shown(row, task('launch', 'Reminder: two cups, tomorrow'))).toHaveLength(1);
  });

  it('on two days it is two', () => {
    const other = task('launch', 'Print the small cards', { day: '2027-01-27' });
    expect(shown(task('event', 'Print the small cards'), other)).toHaveLength(2);
  });

  it('without a day it belongs to the one with a day', () => {
    const box = task('event', 'Print the small cards in blue', { day: null, boxAt: 7 });
    const row = task('launch', 'Print the small cards in blue');
    const [one, ...rest] = mergeDoubles([box, row], titleOf);
    expect(rest).toEqual([]);
    expect(one).toMatchObject({ day: DAY, type: 'launch', twins: [{ type: 'event', boxAt: 7 }] });
  });

  it('twice in one plan stays twice', () => {
    expect(
      shown(task('event', 'Call Luis Perez'), { ...task('event', 'Call Luis Perez'), key: 'b' }),
    ).toHaveLength(2);
  });

  it('a message that is written out and the row that announces it are one, in one plan and in the calendar', () => {
    const kind = 'send' as const;
    const row = task('communications', 'A free piano morning · Save a seat', { kind });
    const written = task('communications', 'Email to the list: A free piano morning', { kind });
    const calendar = task('launch', 'Email: A free piano morning · Communications', { kind });
    expect(shown(row, written, calendar)).toEqual([['Email to the list: A free piano morning', 2]]);
    expect(shown(row, written)).toHaveLength(1);
    expect(shown(row, { ...row, key: 'b' }), 'two rows stay two').toHaveLength(2);
  });

  it('a day at the end makes two tasks neither alike nor different', () => {
    const test = task('event', 'Test sound and light on Tuesday, January 26');
    const other = task('sales', 'Test a recording with only you in it; you; Tuesday, January 26 (15 min)');
    expect(shown(test, other)).toHaveLength(2);
    expect(shown(test, task('launch', 'Test sound and light'))).toHaveLength(1);
  });

  it('a row that says only in which plan it stands is that plan’s one message', () => {
    const kind = 'send' as const;
    const own = task('communications', 'Email to the list: Scales can wait', { kind });
    expect(shown(own, task('launch', 'Booked in Communications', { kind }))).toHaveLength(1);
  });

  it('a task put aside in one plan is not hidden in another', () => {
    const aside = task('event', 'Print the small cards', { isAside: true });
    expect(shown(aside, task('launch', 'Print the small cards'))).toHaveLength(2);
  });

  it('the one email of the plan that the calendar points to, whatever it calls it', () => {
    const kind = 'send' as const;
    const own = task('communications', 'My first recital · Email', { kind });
    const pointer = task('launch', 'Email: I was terrified · Communications', { kind });
    expect(shown(own, pointer)).toEqual([['My first recital · Email', 1]]);
    const second = task('communications', 'Another one · Email', { kind });
    expect(shown(own, second, pointer), 'of two nobody knows which').toHaveLength(3);
  });

  it('200 tasks of one day and of 500 characters take hardly any time', () => {
    const long = 'word '.repeat(100);
    const tasks = Array.from({ length: 200 }, (_, index) =>
      task(index % 2 === 0 ? 'event' : 'sales', `${long}${index}`, { key: String(index) }),
    );
    expect(shown(...tasks).length).toBeGreaterThan(0);
  });
});

describe('a row of a calendar and the text of that day below it, in one plan', () => {
  const send = (title: string, more: Partial<PlannedTask> = {}) =>
    task('communications', title, { kind: 'send', ...more });
  const POST = 'Post Facebook group: Somebody told me she never looks.';
  const TEXT = 'Text to dads with a chair: See you Thursday, half seven.';

  it.each([
    ['I just don’t look · Post', POST],
    ['The flat tire · WhatsApp to 58 dads', TEXT],
    ['WhatsApp, to dads who said yes; "Bring a jumper"', TEXT],
    ['“Fine” and the drive home · Parish newsletter', 'Post parish newsletter, six lines: Dads, how often?'],
    ['A cup of tea, an hour · Reply YES', TEXT],
  ])('are one: %s', (row, text) => {
    expect(shown(send(row), send(text)).map(([, twins]) => twins)).toEqual([1]);
  });

  it.each<[string, PlannedTask[]]>([
    ['sent in another way', [send('The Kroger bag · Email'), send(POST)]],
    ['two rows for one text', [send('One · Post'), send('Two · Post'), send(POST)]],
    ['two texts for one row', [send('One · Post'), send(POST), send('Post Instagram: Another one.')]],
    ['a row of several things', [send('Post the link; call Luis · Post'), send(POST)]],
    ['another day', [send('One · Post', { day: '2027-01-27' }), send(POST)]],
    ['a task', [send('Post the flyer', { kind: 'task' }), send(POST)]],
  ])('stay what they are: %s', (_, tasks) => {
    expect(shown(...tasks)).toHaveLength(tasks.length);
  });
});
