import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSignedInLife } from '#client/app/signed-in-life.ts';
import { beginWith as begin, showFacts as show, type Topic } from '#client/app/testing/facts-shown.tsx';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace, type Workspace } from '#client/saving/workspace.ts';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';

drawDialogs();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 12) }));
afterEach(() => void vi.useRealTimers());

const PRICES: Topic[] = [
  { type: 'fulfillment', answers: ['A group', 'Songs', '$290 for the ten weeks.'] },
  { type: 'sales', answers: ['They pay me the $280.', 'Worries', 'Notes'] },
];
const PLANNED: Topic[] = [
  ...PRICES.slice(0, 1),
  {
    ...(PRICES[1] as Topic),
    plan: '## Key decisions\n\n**Terms:** $280\n**Stop rule:** One note\n**Open conflicts:** Price: $280 (now) or $290 (earlier); used: $280.\n\n## Steps\n\nSend the link for the $280.\n\n## Still to confirm\n\n- Price: $280 or $290?',
  },
];

const region = () => within(screen.getByRole('region', { name: /^To decide/ }));
const question = (name: string) => within(region().getByRole('listitem', { name }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('To decide', () => {
  it('asks about facts with two values, with their sources, and a choice reaches the server', async () => {
    const { life, device, facts } = begin(PRICES);
    show(life);
    const price = question('What does your offer cost?');
    expect(price.getByText(/You, in “Sales Follow-Up”/).textContent).toContain('They pay me the $280.');
    expect(price.getByText(/You, in “Fulfillment Offer”/).textContent).toContain('$290 for the ten weeks.');
    fireEvent.click(price.getByRole('button', { name: '$290: Price' }));
    expect(facts()).toEqual({ offerPrice: '$290' });
    expect(region().queryByRole('listitem')).toBeNull();
    expect(region().getByText('Nothing found against your 1 confirmed fact.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'To decide' }));
    await act(() => device.clock.pass(1_000));
    expect(device.server.words('ann')).toContain('$290');
  });

  it('updates plans, and one Undo reverts everything', () => {
    const { life, planOf, facts, keepVersion, workspace } = begin(PLANNED);
    const before = planOf('sales');
    show(life);
    press('$290: Price');
    // The plans' own questions about it are settled at once; sentences wait for the preview.
    expect(planOf('sales')).toContain('Send the link for the $280.');
    expect(planOf('sales')).not.toContain('Open conflicts');
    expect(planOf('sales')).not.toContain('Still to confirm');
    const dialog = within(screen.getByRole('dialog', { name: 'Change “Price” in your plans?' }));
    expect(dialog.getByText(/Send the link for the/).textContent).toBe('Send the link for the $280 $290.');
    fireEvent.click(dialog.getByRole('button', { name: 'Change 1 plan' }));
    expect(planOf('sales')).toContain('**Terms:** $290');
    expect(planOf('sales')).toContain('Send the link for the $290.');
    expect(keepVersion).toHaveBeenCalledWith('blueprint', 'ann', expect.anything(), {
      field: 'aiOutput',
      text: before,
      origin: 'replaced',
    });
    press('Undo');
    expect(planOf('sales')).toBe(before);
    expect(facts()).toEqual({});
    expect(workspace.store.getState().sheet?.settled).toEqual([]);
    expect(question('What does your offer cost?')).toBeTruthy();
  });

  it('takes back a price that was changed below, together with the plans that followed it', () => {
    const { life, planOf, facts, workspace } = begin(PLANNED);
    act(() => workspace.actions.changeFacts((sheet, now) => confirmFact(sheet, 'offerPrice', '$280', now)));
    const before = planOf('sales');
    show(life);
    press(/^My offer/);
    const retype = (price: string) => {
      press('Change: Price');
      const words = screen.getByRole('textbox', { name: 'Price' });
      fireEvent.change(words, { target: { value: price } });
      fireEvent.keyDown(words, { key: 'Enter' });
    };
    retype('$350');
    press('Change 1 plan');
    expect(planOf('sales')).toContain('Send the link for the $350.');
    press('Undo');
    expect(planOf('sales')).toBe(before);
    expect(facts()).toEqual({ offerPrice: '$280' });
    // Without the plans it is taken back alone.
    retype('$350');
    press('Don’t change the plans');
    // What is being typed for the same fact by then stays.
    press('Change: Price');
    fireEvent.change(screen.getByRole('textbox', { name: 'Price' }), { target: { value: '$36' } });
    press('Undo');
    expect(facts()).toEqual({ offerPrice: '$280' });
    expect(workspace.store.getState().sheet?.drafts).toEqual({ offerPrice: '$36' });
  });

  it('leaves a plan alone that somebody changes while the preview is open', () => {
    const { life, planOf, workspace } = begin(PLANNED);
    show(life);
    press('$290: Price');
    const id = workspace.store.getState().byType.sales ?? '';
    const typed = (planOf('sales') ?? '').replace(
      'Send the link for the $280.',
      'I wrote this: $280 was last year.',
    );
    act(() => workspace.actions.editOutput(id, typed));
    press('Change 1 plan');
    expect(planOf('sales')).toContain('I wrote this: $280 was last year.');
    expect(planOf('sales')).toContain('**Terms:** $290');
  });

  it('accepts a value of one’s own, stores it while it is typed, and says what is wrong with it', () => {
    const { life, facts, workspace } = begin(PRICES);
    show(life);
    press('Something else: Price');
    const box = question('What does your offer cost?').getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Price',
    });
    expect(document.activeElement).toBe(box);
    fireEvent.change(box, { target: { value: 'x'.repeat(2_000) } });
    expect(workspace.store.getState().sheet?.gapWords?.[0]?.words).toHaveLength(2_000);
    fireEvent.click(question('What does your offer cost?').getByRole('button', { name: 'Confirm: Price' }));
    expect(
      screen.getAllByText('A fact can be up to about 80 words. Shorten it, then confirm it again.'),
    ).toBeTruthy();
    expect(facts()).toEqual({});
    cleanup();
    show(life);
    const again = question('What does your offer cost?').getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Price',
    });
    expect(again.value).toHaveLength(2_000);
    fireEvent.change(again, { target: { value: '$310' } });
    fireEvent.keyDown(again, { key: 'Enter' });
    expect(facts()).toEqual({ offerPrice: '$310' });
    expect(region().queryByRole('listitem')).toBeNull();
  });

  it('stores words for an own matter, and makes them an own fact', () => {
    const plan =
      '## Key decisions\n\n**A:** 1\n**B:** 2\n**Open conflicts:** Keyboards: three or five; used: three.';
    const { life, workspace, planOf } = begin([{ type: 'launch', answers: ['a', 'b', 'c'], plan }]);
    show(life);
    press('Something else: Keyboards');
    const box = question('Keyboards: which is right?').getByRole('textbox', { name: 'Keyboards' });
    fireEvent.change(box, { target: { value: 'Four' } });
    expect(workspace.store.getState().sheet?.gapWords).toEqual([{ of: 'decide/Keyboards', words: 'Four' }]);
    expect(screen.queryByText('Leftover text')).toBeNull();
    press('Confirm: Keyboards');
    expect(workspace.store.getState().sheet).toMatchObject({ own: [{ name: 'Keyboards', value: 'Four' }] });
    expect(workspace.store.getState().sheet?.gapWords).toBeUndefined();
    expect(planOf('launch')).not.toContain('Keyboards');
  });

  it('finds two dates in two answers, before any plan exists', () => {
    const { life, facts } = begin([
      { type: 'event', answers: ['One song', 'Saturday, March 6, at the library', 'Come'] },
      { type: 'event-launch', answers: ['We moved to March 13', 'Sheets', 'Stairs'] },
    ]);
    show(life);
    const event = question('When is your event?');
    expect(event.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'March 13: Event date',
      'Saturday, March 6: Event date',
      'Something else: Event date',
      'Not now: Event date',
    ]);
    fireEvent.click(event.getByRole('button', { name: 'March 13: Event date' }));
    expect(facts()).toEqual({ eventDate: 'March 13' });
  });

  it('gives a rule’s advice in one line, and offers the day', () => {
    const { life, facts } = begin([
      {
        type: 'launch',
        answers: ['Open March 8, close March 12. The event is March 13. First call March 22.', 'x', 'y'],
      },
    ]);
    show(life);
    const close = question('When does sign-up close?');
    expect(
      close.getByText(
        'Sign-up closes the day before your event. Most people decide after it: close a few days later?',
      ),
    ).toBeTruthy();
    expect(close.getByText('Our suggestion')).toBeTruthy();
    fireEvent.click(close.getByRole('button', { name: 'Wednesday, March 17, 2027: Sign-up closes' }));
    expect(facts()).toEqual({ doorsClose: 'Wednesday, March 17, 2027' });
    expect(region().queryByRole('listitem')).toBeNull();
  });

  it('shows in the same preview which sums may no longer add up', () => {
    const plan =
      '## Key decisions\n\n**Terms:** $280\n**Stop rule:** One note\n\n## Terms\n\nSend the link for the $280. Two payments of $150 come to $300, so this way costs $20 more.';
    const { life, planOf } = begin([
      { type: 'fulfillment', answers: ['A group', 'Songs', '$290, or two payments of $150.'] },
      { type: 'sales', answers: ['They pay me the $280.', 'Worries', 'Notes'], plan },
    ]);
    show(life);
    press('$290: Price');
    const dialog = within(screen.getByRole('dialog', { name: 'Change “Price” in your plans?' }));
    expect(dialog.getByText('These may no longer add up')).toBeTruthy();
    expect(dialog.getByText(/so this way costs \$20 more/)).toBeTruthy();
    press('Change 1 plan');
    expect(planOf('sales')).toContain('Send the link for the $290.');
    // Only its owner can fix the sum.
    expect(planOf('sales')).toContain('come to $300, so this way costs $20 more.');
  });

  it('changes payments in plans, lists sentences that compute with the old ones, and undoes all of it', () => {
    const plan =
      '## Terms\n\nIt is $180, or two payments of $95. A note about the second $95. It is $180, and one chair is free.';
    const { life, planOf } = begin([
      { type: 'fulfillment', answers: ['A group', 'Songs', '$180, or two payments of $95.'] },
      { type: 'sales', answers: ['They pay', 'Worries', 'Notes'], plan },
    ]);
    show(life);
    press('two payments of $90: Payment terms');
    const dialog = within(screen.getByRole('dialog', { name: 'Change “Payment terms” in your plans?' }));
    expect(dialog.getByText('A note about the second $95.')).toBeTruthy();
    expect(dialog.queryByText(/one chair is free/)).toBeNull();
    press('Change 1 plan');
    expect(planOf('sales')).toBe(plan.replace('payments of $95', 'payments of $90'));
    press('Undo');
    expect(planOf('sales')).toBe(plan);
  });

  it('removes a conflict with its own name from plans, by its days', () => {
    const plan =
      '## Key decisions\n\n**A:** 1\n**B:** 2\n**Open conflicts:** Morning of the footstool: January 16 or January 23; used: January 23. Staple guns: two or four; used: two.';
    const { life, planOf } = begin([
      { type: 'event', answers: ['A stool', 'Saturday, January 16', 'Come'] },
      { type: 'event-launch', answers: ['Saturday, January 23', 'Flyer', 'Tools'], plan },
    ]);
    show(life);
    press('Saturday, January 23: Event date');
    expect(planOf('event-launch')).not.toContain('footstool');
    expect(planOf('event-launch')).toContain('Staple guns: two or four');
  });

  it('names its fact on every button, and no two have the same name', () => {
    const conflicts =
      '## Key decisions\n\n**A:** 1\n**B:** 2\n**Open conflicts:** Keyboards: three or five; used: three. Chairs: three or five stools; used: three.';
    const { life } = begin([...PRICES, { type: 'launch', answers: ['a', 'b', 'c'], plan: conflicts }]);
    show(life);
    const names = region()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? '');
    expect(names).toHaveLength(12);
    expect(names.filter((name) => !/: (?:Price|Keyboards|Chairs)$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('can be put off under For later, and asked again', () => {
    const { life } = begin(PRICES);
    show(life);
    press('Not now: Price');
    expect(region().queryByRole('listitem')).toBeNull();
    press('For later 1');
    press('Ask me now: Price');
    expect(question('What does your offer cost?')).toBeTruthy();
  });

  it('asks again with all values when the fact is cleared while somebody decides', () => {
    const { life, workspace } = begin(PRICES);
    const say = (value: string) =>
      act(() => workspace.actions.changeFacts((sheet, now) => confirmFact(sheet, 'offerPrice', value, now)));
    say('$300');
    show(life);
    expect(question('What does your offer cost?').getByText('You confirmed this')).toBeTruthy();
    say('');
    expect(question('What does your offer cost?').queryByText('You confirmed this')).toBeNull();
    fireEvent.click(question('What does your offer cost?').getByRole('button', { name: '$280: Price' }));
    expect(workspace.store.getState().sheet?.facts).toEqual({ offerPrice: '$280' });
  });

  it('shows four, and five more with each click', () => {
    const entries = Array.from(
      { length: 40 },
      (_, nth) => `Matter ${nth} x: this ${nth} or that ${nth}; used: this.`,
    );
    const plan = `## Key decisions\n\n**A:** 1\n**B:** 2\n**Open conflicts:** ${entries.join(' ')}`;
    const { life } = begin([{ type: 'launch', answers: ['a', 'b', 'c'], plan }]);
    show(life);
    const count = () => region().getAllByRole('listitem').length;
    expect(count()).toBe(4);
    const next = region().getByRole('button', { name: 'Show the next 5' });
    expect(next.getAttribute('aria-description')).toBe('To decide');
    fireEvent.click(next);
    expect(count()).toBe(9);
    // The new ones are above the button: a screen reader user there would notice nothing.
    expect(document.activeElement).toBe(region().getAllByRole('heading', { level: 3 })[4]);
  });
});

it('two devices that decide differently without each other keep both, and one is asked', async () => {
  const first = begin(PRICES);
  await first.device.clock.pass(1_000);
  const far = new SimulatedDevice(first.device.server, first.device.clock);
  const other = createWorkspace(far.tab());
  await first.device.clock.pass(1_000);
  far.isOnline = false;
  show(first.life);
  press('$290: Price');
  await act(() => first.device.clock.pass(1_000));
  cleanup();
  const there = createSignedInLife({ ...first.life, workspace: other as Workspace });
  show(there);
  press('$280: Price');
  far.isOnline = true;
  act(() => other.actions.retryNow());
  await act(() => first.device.clock.pass(5_000));
  await waitFor(() => expect(other.store.getState().conflicts).toHaveLength(1));
  expect(other.store.getState().conflicts[0]).toMatchObject({
    field: 'facts.offerPrice',
    mine: '$280',
    theirs: '$290',
  });
  act(() =>
    other.actions.resolveConflict('launch', other.store.getState().conflicts[0]?.conflictId ?? '', 'theirs'),
  );
  await act(() => first.device.clock.pass(2_000));
  expect(other.store.getState().sheet?.facts.offerPrice).toBe('$290');
  // Both were decided, so nobody is asked a third time.
  expect(region().queryByRole('listitem')).toBeNull();
});

describe('the facts below', () => {
  const dates: Topic[] = [
    { type: 'launch', answers: ['Open March 8, close March 19. First call March 22.', 'Eight', 'Sister'] },
  ];

  it('are confirmed group by group if they have one value, with Undo', () => {
    const { life, facts } = begin(dates);
    show(life);
    press(/^Dates \d/);
    press('Confirm these 3: Dates');
    expect(facts()).toEqual({ doorsOpen: 'March 8', doorsClose: 'March 19', startDate: 'March 22' });
    press('Undo');
    expect(facts()).toEqual({});
  });

  it('fill their gaps in all plans with the next click', () => {
    const { life, planOf } = begin([
      { type: 'sales', answers: ['a', 'b', 'c'], plan: 'Money back: [ADD: refund terms].' },
      {
        type: 'onboarding',
        answers: ['a', 'b', 'c'],
        plan: 'Leaving: [ADD: your refund rule in one sentence].',
      },
    ]);
    show(life);
    press(/^My offer \d/);
    press('Add: Refund terms');
    fireEvent.change(screen.getByRole('textbox', { name: 'Refund terms' }), {
      target: { value: 'until week two' },
    });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Refund terms' }), { key: 'Enter' });
    press('Change 2 plans');
    expect(planOf('sales')).toBe('Money back: until week two.');
    expect(planOf('onboarding')).toBe('Leaving: until week two.');
  });
});

it('asks for five gaps one by one, like questions, and refunds only once', () => {
  const { life, planOf } = begin([
    { type: 'sales', answers: ['a', 'b', 'c'], plan: 'At [ADD: room], money back: [ADD: refund terms].' },
    {
      type: 'course',
      answers: ['a', 'b', 'c'],
      plan: 'Leaving: [ADD: your refund rule]. Bring [ADD: book].',
    },
  ]);
  show(life);
  press(/^To fill in/);
  press('Fill in these 3 now');
  expect(screen.getByText('1 of 3')).toBeTruthy();
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(box(), { target: { value: 'the hall' } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(screen.getByText('2 of 3')).toBeTruthy();
  fireEvent.change(box(), { target: { value: 'until week two' } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(planOf('sales')).toBe('At the hall, money back: until week two.');
  expect(planOf('course')).toBe('Leaving: until week two. Bring [ADD: book].');
});
