import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { confirmFact, draftFact, draftOwnFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet, type FactSheet } from '#domain/facts/fact-sheet.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { FactsView } from './facts-view.tsx';

const EVENT = sampleBlueprint({
  type: 'event',
  answers: ['One song', 'Saturday, March 6, at the library, free.', 'The group that starts March 15.'],
});

// A suggested date must be in the future: the test sets the year.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 15, 12) }));
afterEach(() => void vi.useRealTimers());

/** My facts on a simulated device, wired as in the app. */
function show(blueprints: readonly Blueprint[] = [EVENT], sheet: FactSheet = blankFactSheet(MONDAY)) {
  const workspace = createWorkspace(new SimulatedDevice().tab());
  const { store, actions } = workspace;
  for (const { type, title, description, content } of blueprints) {
    const id = actions.openTopic(type, { title, description });
    Object.values(content.answers).forEach((answer, index) => {
      actions.submitAnswer(id, index, answer ?? '');
    });
    if (content.aiOutput) actions.editOutput(id, content.aiOutput);
  }
  /** A change from another tab or device arrives. */
  const hear = (edit: (sheet: FactSheet) => FactSheet) =>
    act(() => actions.changeFacts((known) => edit(known)));
  hear((known) => ({ ...sheet, createdAt: known.createdAt, updatedAt: known.updatedAt }));
  const onOpen = vi.fn();
  render(
    <FactsView
      life={{ workspace, onClose: () => undefined }}
      onOpen={onOpen}
      onConfirmed={() => undefined}
      places={null}
      status={null}
      notices={null}
    />,
  );
  // Opens each group, which renders its rows.
  for (const group of ['Me', 'My offer', 'Dates', 'Ways to reach people', 'Limits']) {
    const title = screen.getByRole('button', { name: new RegExp(`^${group} \\d`) });
    if (title.getAttribute('aria-expanded') === 'false') fireEvent.click(title);
  }
  const state = {
    get sheet() {
      return store.getState().sheet ?? blankFactSheet(MONDAY);
    },
  };
  return { state, onOpen, hear };
}

const row = (label: string) => within(screen.getByRole('listitem', { name: label }));
const button = (label: string, name: string) =>
  row(label).queryByRole('button', { name: new RegExp(`^${name.replace('?', '\\?')}(?:: |$)`) });
const press = (label: string, name: string) => fireEvent.click(button(label, name) as HTMLElement);
const type = (label: string, text: string) =>
  fireEvent.change(row(label).getByRole('textbox'), { target: { value: text } });

describe('My facts', () => {
  it('shows empty, suggested and confirmed facts', () => {
    show([EVENT], confirmFact(blankFactSheet(MONDAY), 'businessName', 'Late Start Piano', MONDAY));
    expect(screen.getByRole('heading', { level: 1, name: 'My facts' })).toBeTruthy();
    expect(row('Website').getByText('Not known yet')).toBeTruthy();
    expect(row('Event date').getByText('Suggested')).toBeTruthy();
    expect(row('Business name').getByText('Confirmed')).toBeTruthy();
    // A screen reader reads the two as one word without a space of their own.
    const words = (label: string) => screen.getByRole('listitem', { name: label }).textContent;
    expect(words('Event date')).toContain('Saturday, March 6 Suggested');
    expect(words('Business name')).toContain('Late Start Piano Confirmed');
    expect(screen.getByText('1 confirmed, 4 suggestions')).toBeTruthy();
  });

  it('confirms a suggestion with one click', () => {
    const { state } = show();
    press('Event date', 'Confirm');
    expect(state.sheet.facts).toEqual({ eventDate: 'Saturday, March 6' });
    expect(button('Event date', 'Confirm')).toBeNull();
    expect(button('Event date', 'Change')).toBeTruthy();
  });

  it.each<[string, Blueprint, string, string]>([
    [
      'two values, of which its plan names one only as a conflict',
      sampleBlueprint({
        type: 'fulfillment',
        output:
          '## Key decisions\n\n**Offer name:** The Late Start Group\n**Price and terms:** $280\n**Places:** Eight\n**Open conflicts:** Price: $280 (now) or $290 (earlier); used: $280.\n',
      }),
      'Confirm these 2: My offer',
      'Price',
    ],
    [
      'a day that a rule doubts',
      sampleBlueprint({
        type: 'launch',
        answers: ['Open March 8, close March 22. First call March 22.', 'Eight', 'My sister'],
      }),
      'Confirm these 2: Dates',
      'Sign-up closes',
    ],
  ])('leaves out what is to be decided where others are confirmed together: %s', (_, own, together, left) => {
    const { state } = show([own]);
    fireEvent.click(screen.getByRole('button', { name: together }));
    expect(Object.keys(state.sheet.facts)).toHaveLength(2);
    expect(row(left).getByText('Suggested')).toBeTruthy();
  });

  it('dismisses one, with undo', () => {
    const { state } = show();
    press('Event date', 'Not now');
    expect(state.sheet.notNow).toEqual({ eventDate: 'Saturday, March 6' });
    expect(row('Event date').getByText('Not known yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(row('Event date').getByText('Saturday, March 6')).toBeTruthy();
  });

  it('shows the sentence it comes from, and leads there', () => {
    const { onOpen } = show();
    press('Event date', 'Where’s this from?');
    expect(row('Event date').getByText('Saturday, March 6, at the library, free.')).toBeTruthy();
    expect(row('Event date').getByText('From your answer 2 in “Marketing Event”')).toBeTruthy();
    const link = row('Event date').getByRole('link', { name: 'Open: Marketing Event' });
    expect(link.getAttribute('href')).toBe('/blueprints/event');
    fireEvent.click(link);
    expect(onOpen).toHaveBeenCalledWith('event', undefined);
  });

  it('keeps a draft until it is confirmed, and opens there again', () => {
    const { state } = show();
    press('Website', 'Add');
    type('Website', 'latestart.example');
    expect(state.sheet).toMatchObject({ facts: {}, drafts: { website: 'latestart.example' } });
    cleanup();
    const again = show([], state.sheet);
    expect(row('Website').getByRole<HTMLTextAreaElement>('textbox').value).toBe('latestart.example');
    press('Website', 'Confirm');
    expect(again.state.sheet.facts).toEqual({ website: 'latestart.example' });
    expect(again.state.sheet.drafts).toBeUndefined();
  });

  it('closes with Escape if nothing was typed, and otherwise keeps the words in sight', () => {
    const { state } = show();
    const pressEscape = () => fireEvent.keyDown(row('Website').getByRole('textbox'), { key: 'Escape' });
    press('Website', 'Add');
    pressEscape();
    expect(row('Website').queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Website' }));

    press('Website', 'Add');
    type('Website', 'latestart.example');
    pressEscape();
    expect(row('Website').getByRole<HTMLTextAreaElement>('textbox').value).toBe('latestart.example');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Website' }));
    expect(state.sheet.drafts).toEqual({ website: 'latestart.example' });
    press('Website', 'Cancel');
    expect(state.sheet.drafts).toBeUndefined();
  });

  it('shows another device’s confirmation while it is edited here', () => {
    const { hear } = show();
    press('Website', 'Add');
    type('Website', 'latestart.example');
    expect(row('Website').queryByText(/It says/)).toBeNull();
    hear((sheet) => ({
      ...confirmFact(sheet, 'website', 'spring.example', MONDAY),
      drafts: { website: 'latestart.example' },
    }));
    expect(
      row('Website').getByText('Right now it says “spring.example”. Confirm to replace it.'),
    ).toBeTruthy();
    expect(row('Website').getByRole<HTMLTextAreaElement>('textbox').value).toBe('latestart.example');
  });

  it('is edited on two devices: each box follows the other, and no keystroke overwrites the other’s words', () => {
    const { state, hear } = show();
    const box = () => row('Website').getByRole<HTMLTextAreaElement>('textbox');
    press('Website', 'Add');
    type('Website', 'late');
    hear((sheet) => draftFact(sheet, 'website', 'late start', MONDAY));
    expect(box().value).toBe('late start');
    type('Website', `${box().value} piano`);
    expect(state.sheet.drafts).toEqual({ website: 'late start piano' });

    hear((sheet) => draftFact(sheet, 'contact', 'ana@', MONDAY));
    expect(row('Contact for clients').getByRole<HTMLTextAreaElement>('textbox').value).toBe('ana@');
    hear((sheet) => confirmFact(sheet, 'contact', 'ana@example.com', MONDAY));
    expect(row('Contact for clients').getByText('ana@example.com')).toBeTruthy();
    expect(row('Contact for clients').queryByRole('textbox')).toBeNull();
  });

  it('stays in its box when another device confirms or clears it', () => {
    const { state, hear } = show();
    press('Website', 'Add');
    type('Website', 'late');
    hear((sheet) => draftFact(sheet, 'website', '', MONDAY));
    expect(row('Website').getByRole<HTMLTextAreaElement>('textbox').value).toBe('late');
    type('Website', 'late start');
    expect(state.sheet.drafts).toEqual({ website: 'late start' });
  });

  it('can be cleared, and is then no fact anymore', () => {
    const { state } = show([], confirmFact(blankFactSheet(MONDAY), 'website', 'old.example', MONDAY));
    press('Website', 'Change');
    type('Website', 'old.exampl');
    type('Website', '');
    expect(row('Website').getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
    press('Website', 'Confirm');
    expect(state.sheet.facts).toEqual({});
  });

  it('stays open when Escape ends a composition', () => {
    show();
    press('Website', 'Add');
    fireEvent.keyDown(row('Website').getByRole('textbox'), { key: 'Escape', isComposing: true });
    expect(row('Website').getByRole('textbox')).toBe(document.activeElement);
  });

  it('says what is wrong with a date, and with a page that was pasted, and keeps both on screen', () => {
    const { state } = show();
    press('Event date', 'Change');
    type('Event date', 'sometime in spring');
    expect(row('Event date').getByText(/can’t find an exact day in this/)).toBeTruthy();
    type('Event date', 'March 6, 2027');
    expect(row('Event date').queryByText(/can’t find an exact day in this/)).toBeNull();
    type('Event date', 'January 5, 2020');
    expect(row('Event date').getByText(/This day has already passed/)).toBeTruthy();
    type('Event date', 'February 30');
    press('Event date', 'Confirm');
    expect(row('Event date').getByText(/dates doesn’t exist, like February 30/)).toBeTruthy();
    expect(row('Event date').queryByText(/can’t find an exact day in this/)).toBeNull();
    type('Event date', 'x'.repeat(50_000));
    expect(row('Event date').getByText(/A fact can be up to about 80 words/)).toBeTruthy();
    press('Event date', 'Confirm');
    expect(row('Event date').getByText(/A fact can be up to about 80 words/)).toBeTruthy();
    expect(row('Event date').getByRole<HTMLTextAreaElement>('textbox').value).toHaveLength(50_000);
    expect(state.sheet).toMatchObject({ facts: {}, drafts: { eventDate: 'x'.repeat(50_000) } });
  });
});

describe('facts of one’s own', () => {
  const add = (name: string, value: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Add a fact' }));
    fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: name } });
    fireEvent.change(screen.getByLabelText('What’s true?'), { target: { value } });
    fireEvent.submit(screen.getByLabelText('What’s true?').closest('form') as HTMLFormElement);
  };

  it('are added, removed and brought back', () => {
    const { state } = show();
    add('Parking', 'behind <b>the</b> library');
    expect(state.sheet.own).toEqual([{ name: 'Parking', value: 'behind <b>the</b> library' }]);
    expect(screen.getByText('behind <b>the</b> library', { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Parking' }));
    expect(state.sheet.own).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(state.sheet.own).toHaveLength(1);
  });

  it('close with Escape if nothing was typed, and otherwise keep the words in sight', () => {
    const { state } = show();
    const box = (label: string) => screen.queryByLabelText(label);
    const pressEscape = (label: string) => fireEvent.keyDown(screen.getByLabelText(label), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Add a fact' }));
    pressEscape('What is it about?');
    expect(box('What is it about?')).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Add a fact' }));
    fireEvent.change(screen.getByLabelText('What’s true?'), { target: { value: 'behind the library' } });
    pressEscape('What’s true?');
    expect(screen.getByLabelText<HTMLTextAreaElement>('What’s true?').value).toBe('behind the library');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'My own facts' }));
    expect(state.sheet.ownDraft).toEqual({ name: '', value: 'behind the library' });

    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    add('Parking', 'behind the library');
    fireEvent.click(screen.getByRole('button', { name: 'Change: Parking' }));
    pressEscape('What’s true?');
    expect(box('What’s true?')).toBeNull();
    expect(state.sheet.own).toEqual([{ name: 'Parking', value: 'behind the library' }]);
  });

  const boxes = () =>
    ['What is it about?', 'What’s true?'].map((label) => screen.getByLabelText<HTMLTextAreaElement>(label));
  const values = () => boxes().map(({ value }) => value);

  it('are edited on two devices: each box follows the other', () => {
    const { state, hear } = show();
    hear((sheet) => draftOwnFact(sheet, { name: 'Park', value: '' }, MONDAY));
    expect(values()).toEqual(['Park', '']);
    expect(document.activeElement).toBe(document.body);
    fireEvent.change(screen.getByLabelText('What’s true?'), { target: { value: 'behind' } });
    hear((sheet) => draftOwnFact(sheet, { name: 'Parking', value: 'behind' }, MONDAY));
    expect(values()).toEqual(['Parking', 'behind']);
    fireEvent.change(screen.getByLabelText('What’s true?'), { target: { value: 'behind it' } });
    expect(state.sheet.ownDraft).toEqual({ name: 'Parking', value: 'behind it' });
    hear((sheet) => draftOwnFact(sheet, { name: '', value: '' }, MONDAY));
    expect(values()).toEqual(['Parking', 'behind it']);
  });

  it('keep the draft when another one is to be changed, and say what to do first', () => {
    const own = [
      { name: 'Parking', value: 'behind the library' },
      { name: 'Phone hours', value: 'until five' },
    ];
    const { state } = show([], { ...blankFactSheet(MONDAY), own });
    const change = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Change: ${name}` }));
    change('Parking');
    change('Phone hours');
    expect(values()).toEqual(['Phone hours', 'until five']);
    fireEvent.change(screen.getByLabelText('What’s true?'), { target: { value: 'until six' } });
    change('Parking');
    expect(values()).toEqual(['Phone hours', 'until six']);
    expect(state.sheet.ownDraft).toEqual({ name: 'Phone hours', value: 'until six' });
    expect(
      screen.getByText('You’re still typing this one. Add it or cancel it first, then change “Parking”.'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('What’s true?'));
    fireEvent.submit(screen.getByLabelText('What’s true?').closest('form') as HTMLFormElement);
    expect(state.sheet.own).toContainEqual({ name: 'Phone hours', value: 'until six' });
    change('Parking');
    expect(values()).toEqual(['Parking', 'behind the library']);
    expect(screen.queryByText(/still typing this one/)).toBeNull();
  });

  it('that are far too long are kept as a draft, and say so', () => {
    const { state } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Add a fact' }));
    fireEvent.change(screen.getByLabelText('What’s true?'), { target: { value: 'x'.repeat(12_001) } });
    expect(screen.getByText(/A fact can be up to about 80 words/)).toBeTruthy();
    expect(state.sheet.ownDraft?.value).toHaveLength(12_001);
  });

  it('need a name, and there is room for thirty', () => {
    const own = Array.from({ length: 30 }, (_, index) => ({ name: `Fact ${index}`, value: 'x' }));
    const { state } = show([], { ...blankFactSheet(MONDAY), own });
    add('', 'free');
    expect(screen.getByText(/Give this fact a name, such as “Parking”/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'One more' } });
    fireEvent.submit(screen.getByLabelText('What’s true?').closest('form') as HTMLFormElement);
    expect(screen.getByText(/You can keep up to 30 facts of your own/)).toBeTruthy();
    expect(state.sheet.ownDraft).toEqual({ name: 'One more', value: 'free' });
    expect(state.sheet.own).toHaveLength(30);
  });
});

it('moves to the next day on a page left open over midnight: a typed date may be past', () => {
  vi.setSystemTime(new Date(2027, 2, 6, 23, 59));
  show();
  press('Event date', 'Change');
  type('Event date', 'March 6, 2027');
  const warning = () =>
    row('Event date').queryByText('This day has already passed. Check the day and the year.');
  expect(warning()).toBeNull();
  vi.setSystemTime(new Date(2027, 2, 7, 0, 1));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(warning()).toBeTruthy();
});
