import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANN, SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { FACT_NAMES, type FactName } from '#domain/facts/fact-names.ts';
import { LaunchView } from './launch-view.tsx';

const PLAN = `## Key decisions

**Offer name:** The Late Start Group
**Price and terms:** $290 for the ten weeks.

## Checklist

- [ ] Ask the library about seats
- [ ] Print the cards
- [ ] Write to the choir
- [ ] Test the piano

## Still to confirm

- Money back: [ADD: refund terms].`;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 12) }));
afterEach(() => void vi.useRealTimers());

function show(facts: Partial<Record<FactName, string>> = {}, plan = PLAN, undecided: FactName[] | null = []) {
  const device = new SimulatedDevice();
  const workspace = createWorkspace(device.tab(ANN));
  const { actions, store } = workspace;
  const card = { title: 'Fulfillment Offer', description: 'What clients get' };
  if (plan) actions.editOutput(actions.openTopic('fulfillment', card), plan);
  for (const [name, value] of Object.entries(facts)) {
    actions.changeFacts((sheet, now) => confirmFact(sheet, name as FactName, value, now));
  }
  const onOpenFacts = vi.fn();
  const onShare = vi.fn();
  render(
    <LaunchView
      workspace={workspace}
      confirm={(fact, text) => actions.changeFacts((sheet, now) => confirmFact(sheet, fact, text, now))}
      renderEditor={({ fact, shown, onDone }) => (
        <button type="button" onClick={onDone}>{`Editor of ${fact}: ${shown}`}</button>
      )}
      undecided={{ facts: undecided && new Set(undecided), count: undecided?.length ?? 0 }}
      onOpenWeek={() => undefined}
      onOpenFacts={onOpenFacts}
      onShare={onShare}
      places={null}
      status={null}
      notices={null}
    />,
  );
  const goals = () => Object.values(store.getState().blueprints).flatMap(({ content }) => content.objectives);
  return { facts: () => store.getState().sheet?.facts, goals, onOpenFacts, onShare };
}

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('goals on the one page', () => {
  it('are taken from the plan, typed, changed and removed, and saved with their plan', () => {
    const { goals } = show({}, PLAN.replace('**Price', '**Goal:** Eight people in the group\n**Price'));
    const own = part('My goals');
    fireEvent.click(own.getByRole('button', { name: 'Use this: Eight people in the group' }));
    expect(goals()).toEqual(['Eight people in the group']);
    expect(own.queryByText('Your plan says:')).toBeNull();
    fireEvent.click(own.getByRole('button', { name: 'Add a goal' }));
    fireEvent.change(own.getByRole('textbox', { name: 'Goal 2' }), { target: { value: 'Sing again' } });
    expect(goals()).toEqual(['Eight people in the group', 'Sing again']);
    fireEvent.click(own.getByRole('button', { name: 'Remove goal 1' }));
    expect(goals()).toEqual(['Sing again']);
  });

  it('are not requested before there is a plan', () => {
    show({}, '');
    expect(screen.queryByRole('region', { name: 'My goals' })).toBeNull();
  });
});

describe('my launch on one page', () => {
  it('can be shared', () => {
    const { onShare } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Ask someone to read it' }));
    expect(onShare).toHaveBeenCalledOnce();
  });

  it('shows confirmed values, suggested ones with Confirm, and blanks with Add', async () => {
    const { facts } = show({ offerName: 'Piano for Late Starters', startDate: 'March 22, 2027' });
    const offer = part('My offer');
    expect(offer.getByText('Piano for Late Starters')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm: Price' }));
    expect(facts()?.offerPrice).toBe('$290');
    expect(screen.queryByRole('button', { name: 'Confirm: Price' })).toBeNull();
    expect(part('My event').getByRole('button', { name: 'Add: Event date' })).toBeTruthy();
  });

  it('links to the decision if a value is undecided', async () => {
    const { facts, onOpenFacts } = show({}, PLAN, ['offerPrice']);
    const offer = part('My offer');
    fireEvent.click(await offer.findByRole('link', { name: 'Decide: Price' }));
    expect(onOpenFacts).toHaveBeenCalledOnce();
    expect(offer.queryByRole('button', { name: 'Confirm: Price' })).toBeNull();
    expect(offer.getByRole('button', { name: 'Confirm: Offer' })).toBeTruthy();
    expect(facts()?.offerPrice).toBeUndefined();
    expect(part('Still open').getByText('1 thing to decide first.')).toBeTruthy();
  });

  it('opens the editor in place of a line, with its words', async () => {
    show({ offerName: 'Piano for Late Starters' });
    fireEvent.click(screen.getByRole('button', { name: 'Piano for Late Starters. Change: Offer' }));
    expect(
      part('My offer').getByRole('button', { name: 'Editor of offerName: Piano for Late Starters' }),
    ).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Add: Start date' }));
    expect(screen.getByRole('button', { name: 'Editor of startDate:' })).toBeTruthy();
  });

  it('counts no point that a confirmed fact has settled', async () => {
    const plan = PLAN.replace('- Money back', '- Price: is it $280 or $290?\n- Money back');
    show({ offerPrice: '$290' }, plan);
    expect(await screen.findByText('1 point left to confirm in your plans.')).toBeTruthy();
  });

  it('names the next three things and what is still open', async () => {
    const { onOpenFacts } = show({ offerName: 'Piano' });
    expect(
      part('My next three things')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Ask the library about seatsFulfillment Offer',
      'Print the cardsFulfillment Offer',
      'Write to the choirFulfillment Offer',
    ]);
    expect(await screen.findByText('1 gap left to fill in your plans.')).toBeTruthy();
    const open = part('Still open');
    expect(await open.findByText('1 point left to confirm in your plans.')).toBeTruthy();
    expect(open.getByText(/^Not confirmed yet: Name clients see, .*Start date\.$/)).toBeTruthy();
    fireEvent.click(open.getByRole('button', { name: 'Open My facts' }));
    expect(onOpenFacts).toHaveBeenCalledOnce();
  });

  it('describes the picture in words, with its conflicts', () => {
    show({
      doorsOpen: 'Sunday, March 7, 2027',
      startDate: 'November 2, 2026',
      restDays: 'Sundays',
      hoursAWeek: 'three hours',
    });
    expect(
      screen.getByRole('img', { name: 'Timeline from Wed, Nov 18, 2026 to Sun, Mar 21, 2027' }),
    ).toBeTruthy();
    const list = within(screen.getByRole('list', { name: 'The timeline as a list' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Today: Wed, Nov 18, 2026',
      'Sign-up opens: Sun, Mar 7, 2027',
      'Start: Mon, Nov 2, 2026, already past',
      'Hours a week: 3',
      'Rest days: Sunday',
    ]);
    expect(screen.getByText('Sign-up opens: Sunday, March 7 is a rest day.')).toBeTruthy();
  });

  it('offers nothing to confirm until the decisions are known', async () => {
    show({}, PLAN, null);
    const button = await part('My offer').findByText('The Late Start Group');
    expect(button).toBeTruthy();
    for (const confirm of screen.getAllByRole('button', { name: /^Confirm: / }))
      expect(confirm.closest('.invisible'), confirm.getAttribute('aria-label') ?? '').toBeTruthy();
  });

  it.each([
    [['offerPrice'], '1 thing to decide first.'],
    [[], 'Everything on this page is confirmed.'],
  ] satisfies [FactName[], string][])(
    'with all confirmed and %s to decide, says only: %s',
    async (toDecide, said) => {
      show(Object.fromEntries(FACT_NAMES.map((fact) => [fact, 'Monday, March 1, 2027'])), '', toDecide);
      await part('Still open').findByText(said);
      await waitFor(() =>
        expect(
          part('Still open')
            .getAllByRole('listitem')
            .map(({ textContent }) => textContent),
        ).toEqual([said]),
      );
    },
  );

  it('is useful even with nothing known', async () => {
    show({}, '');
    expect(await screen.findByRole('button', { name: 'Add: I help line' })).toBeTruthy();
    expect(screen.getByText('Nothing to do yet. Tasks from your plans will show up here.')).toBeTruthy();
    expect(screen.getByText(/^No launch days confirmed yet/)).toBeTruthy();
  });
});

it('moves to the next day on a page left open over midnight', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 23, 59) });
  show({ eventDate: 'Wednesday, November 18, 2026' });
  const timeline = () => screen.getByRole('list', { name: 'The timeline as a list' }).textContent;
  expect(timeline()).toContain('Today: Wed, Nov 18, 2026');
  vi.setSystemTime(new Date(2026, 10, 19, 0, 1));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(timeline()).toContain('Today: Thu, Nov 19, 2026');
  expect(timeline()).toContain('Event: Wed, Nov 18, 2026, already past');
});
