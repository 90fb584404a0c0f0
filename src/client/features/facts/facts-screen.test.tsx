import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import {
  addOwnFact,
  blankLaunch,
  changeOwnFacts,
  confirmFact,
  draftFact,
  draftOwnFact,
  isNamed,
  putAside,
} from '#domain/launch/change-launch.ts';
import type { Launch } from '#domain/launch/launch.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { FactsScreen } from './facts-screen.tsx';
import type { FactsActions } from './facts-services.ts';

const EVENT = sampleBlueprint({
  type: 'event',
  answers: ['One song', 'Saturday, March 6, at the library, free.', 'The group that starts March 15.'],
});

/** The screen over a launch document that changes as the workspace would change it. */
function show(blueprints: readonly Blueprint[] = [EVENT], launch: Launch = blankLaunch(MONDAY)) {
  const state = { launch };
  const change = (next: Launch) => {
    state.launch = next;
    redraw();
  };
  const actions: FactsActions = {
    draft: (fact, text) => change(draftFact(state.launch, fact, text, MONDAY)),
    confirm: (fact, text) => change(confirmFact(state.launch, fact, text, MONDAY)),
    putAside: (fact, value) => change(putAside(state.launch, fact, value, MONDAY)),
    takeBack: (fact) => change(putAside(state.launch, fact, '', MONDAY)),
    draftOwn: (fact) => change(draftOwnFact(state.launch, fact, MONDAY)),
    addOwn: (fact) => change(addOwnFact(state.launch, fact, MONDAY)),
    removeOwn: (name) =>
      change(
        changeOwnFacts(
          state.launch,
          state.launch.own.filter((fact) => !isNamed(fact, name)),
          MONDAY,
        ),
      ),
    flush: () => {},
    open: vi.fn(),
  };
  const drawn = () => (
    <FactsScreen
      launch={state.launch}
      blueprints={blueprints}
      today="2026-11-15"
      actions={actions}
      places={null}
      status={null}
      notices={null}
    />
  );
  const { rerender } = render(drawn());
  const redraw = () => rerender(drawn());
  return { state, actions };
}

const row = (label: string) => within(screen.getByRole('listitem', { name: label }));
const press = (label: string, name: string) => fireEvent.click(row(label).getByRole('button', { name }));
const type = (label: string, text: string) =>
  fireEvent.change(row(label).getByRole('textbox'), { target: { value: text } });

describe('My facts', () => {
  it('shows what is empty, suggested and confirmed', () => {
    show([EVENT], confirmFact(blankLaunch(MONDAY), 'businessName', 'Late Start Piano', MONDAY));
    expect(screen.getByRole('heading', { level: 1, name: 'My facts' })).toBeTruthy();
    expect(row('Website').getByText('Not known yet')).toBeTruthy();
    expect(row('Event date').getByText('Suggested')).toBeTruthy();
    expect(row('Business name').getByText('Confirmed')).toBeTruthy();
    expect(screen.getByText('1 confirmed, 2 to look at')).toBeTruthy();
  });

  it('confirms a suggestion with one click', () => {
    const { state } = show();
    press('Event date', 'Confirm');
    expect(state.launch.facts).toEqual({ eventDate: 'Saturday, March 6' });
    expect(row('Event date').queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(row('Event date').getByRole('button', { name: 'Change' })).toBeTruthy();
  });

  it('puts one aside, and takes that back', () => {
    const { state } = show();
    press('Event date', 'Not now');
    expect(state.launch.notNow).toEqual({ eventDate: 'Saturday, March 6' });
    expect(row('Event date').getByText('Not known yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(row('Event date').getByText('Saturday, March 6')).toBeTruthy();
  });

  it('shows the sentence it comes from, and leads there', () => {
    const { actions } = show();
    press('Event date', 'Where from?');
    expect(row('Event date').getByText('Saturday, March 6, at the library, free.')).toBeTruthy();
    expect(row('Event date').getByText('From your answer 2 in “Marketing Event”')).toBeTruthy();
    press('Event date', 'Open: Marketing Event');
    expect(actions.open).toHaveBeenCalledWith('event', null);
  });

  it('keeps what is typed as a draft until it is confirmed, and opens there again', () => {
    const { state } = show();
    press('Website', 'Add');
    type('Website', 'latestart.example');
    expect(state.launch).toMatchObject({ facts: {}, drafts: { website: 'latestart.example' } });
    cleanup();
    const again = show([], state.launch);
    expect(row('Website').getByRole<HTMLTextAreaElement>('textbox').value).toBe('latestart.example');
    press('Website', 'Confirm');
    expect(again.state.launch.facts).toEqual({ website: 'latestart.example' });
    expect(again.state.launch.drafts).toBeUndefined();
  });

  it('is left with Escape: closed where nothing was typed, and otherwise with the words in sight', () => {
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
    expect(state.launch.drafts).toEqual({ website: 'latestart.example' });
    press('Website', 'Cancel');
    expect(state.launch.drafts).toBeUndefined();
  });

  it('says what another device has confirmed while it is typed here', () => {
    const { state, actions } = show();
    press('Website', 'Add');
    type('Website', 'latestart.example');
    expect(row('Website').queryByText(/It says/)).toBeNull();
    state.launch = {
      ...confirmFact(state.launch, 'website', 'spring.example', MONDAY),
      drafts: { website: 'latestart.example' },
    };
    actions.draftOwn({ name: 'Parking', value: '' });
    expect(
      row('Website').getByText('It says “spring.example” now. Confirm yours to replace it.'),
    ).toBeTruthy();
    expect(row('Website').getByRole<HTMLTextAreaElement>('textbox').value).toBe('latestart.example');
  });

  it('stays open when Escape ends a word that is still being composed', () => {
    show();
    press('Website', 'Add');
    fireEvent.keyDown(row('Website').getByRole('textbox'), { key: 'Escape', isComposing: true });
    expect(row('Website').getByRole('textbox')).toBe(document.activeElement);
  });

  it('says what is wrong with a date, and with a page that was pasted, and keeps both on screen', () => {
    const { state } = show();
    press('Event date', 'Change');
    type('Event date', 'February 30');
    press('Event date', 'Confirm');
    expect(row('Event date').getByText(/isn’t in the calendar, such as February 30/)).toBeTruthy();
    type('Event date', 'x'.repeat(50_000));
    press('Event date', 'Confirm');
    expect(row('Event date').getByText(/A fact can be up to 500 characters/)).toBeTruthy();
    expect(row('Event date').getByRole<HTMLTextAreaElement>('textbox').value).toHaveLength(50_000);
    expect(state.launch.facts).toEqual({});
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
    expect(state.launch.own).toEqual([{ name: 'Parking', value: 'behind <b>the</b> library' }]);
    expect(screen.getByText('behind <b>the</b> library', { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Parking' }));
    expect(state.launch.own).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(state.launch.own).toHaveLength(1);
  });

  it('are left with Escape: closed where nothing was typed, and otherwise with the words in sight', () => {
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
    expect(state.launch.ownDraft).toEqual({ name: '', value: 'behind the library' });

    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    add('Parking', 'behind the library');
    fireEvent.click(screen.getByRole('button', { name: 'Change: Parking' }));
    pressEscape('What’s true?');
    expect(box('What’s true?')).toBeNull();
    expect(state.launch.own).toEqual([{ name: 'Parking', value: 'behind the library' }]);
  });

  it('need a name, and there is room for thirty', () => {
    const own = Array.from({ length: 30 }, (_, index) => ({ name: `Fact ${index}`, value: 'x' }));
    const { state } = show([], { ...blankLaunch(MONDAY), own });
    add('', 'free');
    expect(screen.getByText(/Give this fact a name, such as “Parking”/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'One more' } });
    fireEvent.submit(screen.getByLabelText('What’s true?').closest('form') as HTMLFormElement);
    expect(screen.getByText(/You can keep up to 30 facts of your own/)).toBeTruthy();
    expect(state.launch.ownDraft).toEqual({ name: 'One more', value: 'free' });
    expect(state.launch.own).toHaveLength(30);
  });
});
