import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createApi } from '#client/adapters/api/api.ts';
import { readPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { MarkdownView } from '#client/plan-view/markdown-view.tsx';
import { begun, CARD } from '#client/saving/testing/begun-workspace.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Finding } from '#domain/checks/finding.ts';
import { KitView } from './kit-view.tsx';

drawDialogs();
afterEach(() => void vi.useRealTimers());

function show(
  workspace: Workspace,
  findings: ReadonlyMap<string, readonly Finding[]> = new Map(),
  onOpen: (type: BlueprintType) => void = () => undefined,
): void {
  render(
    <KitView
      life={{ workspace, services: { api: createApi() } }}
      checked={createStore(() => findings)}
      onUsed={() => undefined}
      renderWriting={() => null}
      onOpen={onOpen}
      onHome={() => undefined}
      places={null}
      status={null}
      notices={null}
    />,
  );
}

async function setUp(plan: string, findings: readonly Finding[] = [], topic: BlueprintType = 'identity') {
  const device = new SimulatedDevice();
  const { workspace } = await begun(device);
  const id = workspace.actions.openTopic(topic, CARD);
  workspace.actions.editOutput(id, plan);
  const onOpen = vi.fn();
  show(workspace, new Map([[id, findings]]), onOpen);
  await screen.findByRole('heading', { level: 1, name: 'Ready to use' });
  const settled = () => workspace.store.getState().sheet?.settled ?? [];
  return { workspace, id, device, settled, onOpen };
}

function twentyEmails(head: (nth: number) => string): string {
  const emails = Array.from(
    { length: 20 },
    (_, nth) =>
      `### Email · ${head(nth)} · to the list\n**Subject:** Subject ${nth}\n\nHello, number ${nth}.\n`,
  );
  return `## Emails in full\n\n${emails.join('\n')}`;
}

const BIO = '## Short bio\n\nAna teaches piano to adults.\n';

it('a used piece is marked, on the server too, also when it has changed since', async () => {
  const { workspace, id, device, settled } = await setUp(BIO);
  const used = screen.getByRole('button', { name: 'Used “Short bio”' });
  expect(used.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(used);
  expect(screen.getByRole('button', { name: 'Used “Short bio”' }).getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(settled()[0]).toMatch(/^kit:used:[0-9a-f]{16}$/));
  await device.clock.pass(5_000);
  expect(workspace.store.getState().saveStatus).toBe('saved');
  expect(screen.queryByText('Changed since you used it')).toBeNull();
  workspace.actions.editOutput(id, BIO.replace('adults', 'grown-ups'));
  // As an icon's gold it would have a contrast of 2.8 : 1.
  expect((await screen.findByText('Changed since you used it')).className).toContain('text-gold-text');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Not used yet' }));
  expect(screen.getByRole('heading', { name: 'Short bio' })).toBeTruthy();
});

it('a used message stays used under another heading, even one of two equal ones, and only that one', async () => {
  const message = (head: string, text = 'Come as you are.') => `### Email · ${head}\n\n${text}\n`;
  const plan = (...messages: string[]) => `## Emails in full\n\n${messages.join('\n')}`;
  const list = message('Friday news · to the list');
  const friends = message('Friday news · to my friends');
  const { workspace, id, device, settled } = await setUp(plan(list, friends), [], 'marketing');
  const pressed = () =>
    screen.getAllByRole('button', { name: /^Used “/ }).map((button) => button.getAttribute('aria-pressed'));
  const shows = (expected: string[]) => waitFor(() => expect(pressed()).toEqual(expected));
  const edit = (...messages: string[]) => act(() => workspace.actions.editOutput(id, plan(...messages)));
  fireEvent.click(screen.getAllByRole('button', { name: /^Used “/ })[0] ?? document.body);
  await shows(['true', 'false']);
  edit(message('Saturday news · to everybody'), friends);
  await shows(['true', 'false']);
  edit(friends);
  await shows(['false']);
  edit(friends, message('Sunday news · to the choir'));
  await shows(['false', 'true']);
  fireEvent.click(screen.getAllByRole('button', { name: /^Used “/ })[1] ?? document.body);
  await shows(['false', 'false']);
  expect(settled()).toEqual([]);
  await device.clock.pass(5_000);
  expect(workspace.store.getState().saveStatus).toBe('saved');
});

it('a long list shows only the next messages, and all of them when a filter is set', async () => {
  await setUp(
    twentyEmails((nth) => `no. ${nth}`),
    [],
    'marketing',
  );
  const shown = () => screen.getAllByRole('button', { name: /^Copy “/ }).length;
  expect(screen.getByRole('heading', { name: 'Next up' })).toBeTruthy();
  expect(shown()).toBe(5);
  const strong = () => [...document.querySelectorAll('[data-piece] .bg-primary')].map((it) => it.ariaLabel);
  fireEvent.click(screen.getByRole('button', { name: 'Used “Subject 0”' }));
  await waitFor(() => expect(strong()).toEqual(['Copy “Subject 1”']));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'number' } });
  await waitFor(() => expect(shown()).toBe(20));
  expect(screen.queryByRole('heading', { name: 'Next up' })).toBeNull();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: '' } });
  await waitFor(() => expect(shown()).toBe(5));
  fireEvent.click(screen.getByRole('button', { name: 'Show 15 more' }));
  await waitFor(() => expect(shown()).toBe(20));
  expect(screen.queryByRole('heading', { name: 'Next up' }), 'the rest is not next').toBeNull();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'nowhere' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(shown(), 'everything').toBe(20));
});

it('calls nothing next if every day has passed', async () => {
  await setUp(
    twentyEmails((nth) => `May ${nth + 1}, 2020`),
    [],
    'marketing',
  );
  expect(screen.getAllByText('This day has passed')).toHaveLength(20);
  expect(screen.queryByRole('heading', { name: 'Next up' })).toBeNull();
});

it('asks before copying a message with blanks or findings', async () => {
  const quote = 'Ana of [ADD: town] charges $5.';
  const plan = `## Short bio\n\n${quote}\n`;
  const at = plan.indexOf('$5');
  const finding: Finding = {
    kind: 'amount',
    words: '$5',
    quote,
    range: { start: at, end: at + 2 },
    mark: 'm',
  };
  const { onOpen } = await setUp(plan, [finding]);
  fireEvent.click(screen.getByRole('button', { name: 'Copy “Short bio”' }));
  const dialog = screen.getByRole('dialog', { name: 'This message has 1 blank.' });
  expect(within(dialog).getByText('town')).toBeTruthy();
  expect(dialog.textContent).toContain('Check this before you send it:');
  expect(dialog.textContent).toContain('This amount isn’t in your answers or facts: $5');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fill it in' }));
  expect(onOpen).toHaveBeenCalledWith('identity');
});

it('a blank for a name is each reader’s own: nobody is asked to write one into the plan', async () => {
  await setUp('## Short bio\n\nDear [first name], I teach.\n', []);
  fireEvent.click(screen.getByRole('button', { name: 'Copy “Short bio”' }));
  const dialog = screen.getByRole('dialog', { name: 'This message has 1 blank.' });
  expect(within(dialog).getByText('first name: each person’s own, to fill in when you send it')).toBeTruthy();
  const look = (name: string) => within(dialog).getByRole('button', { name }).className;
  expect(look('Copy anyway')).toContain('bg-primary');
  expect(look('Fill it in')).not.toContain('bg-primary');
});

it('shows a piece’s day once, and keeps it in button names, since scripts of two days may be alike', async () => {
  await setUp(
    '## Calendar messages in full\n### Script · Wednesday, April 7, 2027 · union meeting\nOvertime made me poor.\n',
    [],
    'communications',
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Union meeting');
  expect(
    screen.getByRole('button', { name: /^Copy “Wednesday, April 7, 2027 · union meeting”$/ }),
  ).toBeTruthy();
});

it('asks for the blanks of a subject and of a preview, before the email and before each of them is copied', async () => {
  const copied = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
  await setUp(
    '## Bios by place\n### Email · to the list\n**Subject:** See you on [ADD: the day]\n**Preview:** At {place}, as always, with a chair for you.\n\nCome as you are.\n',
  );
  const title = 'See you on [the day]';
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
  expect(screen.getByText('2 blanks to fill in')).toBeTruthy();
  const ask = (button: string, question: string) => {
    fireEvent.click(screen.getByRole('button', { name: `${button} “${title}”` }));
    return within(screen.getByRole('dialog', { name: question }));
  };
  fireEvent.click(ask('Copy', 'This message has 2 blanks.').getByRole('button', { name: 'Close' }));
  expect(copied).not.toHaveBeenCalled();
  const anyway = { name: 'Copy anyway' };
  fireEvent.click(ask('Copy subject', 'This message has 1 blank.').getByRole('button', anyway));
  expect(copied).toHaveBeenLastCalledWith('See you on ____');
  fireEvent.click(ask('Copy preview', 'This message has 1 blank.').getByRole('button', anyway));
  expect(copied).toHaveBeenLastCalledWith('At ____, as always, with a chair for you.');
  vi.unstubAllGlobals();
});

it('proposes a preview without a greeting, and asks for its own blank, not for the greeting’s', async () => {
  const copied = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
  await setUp(
    '## Bios by place\n### Email · to the list\n**Subject:** One song\n\nHi [ADD: first name],\n\nwe meet at [ADD: the place], and there is a chair for you.\n',
  );
  const preview = 'we meet at ____, and there is a chair for you.';
  const ask = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy preview “One song”' }));
    return within(screen.getByRole('dialog', { name: 'This message has 1 blank.' }));
  };
  expect(ask().getByRole('listitem').textContent).toBe('the place');
  fireEvent.click(ask().getByRole('button', { name: 'Copy anyway' }));
  expect(copied).toHaveBeenLastCalledWith(preview);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Greet by first name' }));
  for (const name of ['HighLevel', 'Kit', 'Mailchimp', 'ActiveCampaign']) {
    fireEvent.click(screen.getByRole('radio', { name }));
    expect(screen.getByText('Preview, our suggestion:').parentElement?.textContent).toContain(preview);
    expect(ask().getByRole('listitem').textContent).toBe('the place');
    fireEvent.click(ask().getByRole('button', { name: 'Close' }));
  }
  vi.unstubAllGlobals();
});

it('leads to the first blank that is to be filled, not to the name that is each person’s own', async () => {
  const plan =
    '## Bios by place\n### Email · to the list\n**Subject:** One song\n\nDear [ADD: first name],\n\nthe place to come to is near:\n\nwe meet at [ADD: the place].\n';
  await setUp(plan);
  vi.stubGlobal('scrollBy', () => undefined);
  const area = document.body.appendChild(document.createElement('textarea'));
  area.dataset.plan = '';
  area.value = plan;
  fireEvent.click(screen.getByRole('button', { name: 'Copy “One song”' }));
  fireEvent.click(screen.getByRole('button', { name: 'Fill them in' }));
  await waitFor(() => expect(document.activeElement).toBe(area));
  expect(area.selectionStart).toBe(plan.lastIndexOf('the place'));
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('the place');
  area.remove();
  vi.unstubAllGlobals();
});

it('asks before copying a message without blanks but with findings', async () => {
  const plan = '## Short bio\n\nAna teaches for $5 an hour.\n';
  const at = plan.indexOf('$5');
  const range = { start: at, end: at + 2 };
  await setUp(plan, [
    { kind: 'amount', words: '$5', quote: 'Ana teaches for $5 an hour.', range, mark: 'm' },
  ]);
  expect(screen.getByText('1 thing to check')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copy “Short bio”' }));
  const dialog = screen.getByRole('dialog', { name: 'Before you copy' });
  expect(within(dialog).getByRole('button', { name: 'Look at it in the plan' })).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Copy anyway' })).toBeTruthy();
});

it('the platform is a fact, and a greeting by first name shows what others will read', async () => {
  const { workspace } = await setUp(BIO);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Greet by first name' }));
  expect(screen.getByText('Choose your platform first.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Mailchimp' }));
  expect(workspace.store.getState().sheet?.own).toEqual([{ name: 'My platform', value: 'Mailchimp' }]);
  expect(
    screen.getByText(
      /If there’s no first name, they’ll read “Hello ,” unless your Mailchimp account has a word for that\./,
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Kit' }));
  expect(screen.getByText(/If there’s no first name, they’ll read “Hello there,”\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'None' }));
  expect(workspace.store.getState().sheet?.own).toEqual([]);
});

it('shows a text’s length, and a piece’s place', async () => {
  const words = 'word '.repeat(40).trim();
  const { onOpen } = await setUp(`## Bios by place\n### Text · for my phone\n${words}\n`);
  expect(screen.getByText('2 messages long')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Your Identity, Bios by place: open “For my phone”' }));
  expect(onOpen).toHaveBeenCalledWith('identity');
});

const LINES: readonly (readonly [string, string, string, string])[] = [
  ['a heading of its own', '## Bios by place\n### Text · for my phone\nI sing.\n', 'For my phone', 'H3'],
  [
    'the second of one label',
    '## Bios by place\n### Text · for my phone\nI sing.\n### Text · for my phone\nI hum.\n### Text · for my phone 2\nI play.\n',
    'For my phone',
    'H3',
  ],
  [
    'a first line with marks',
    '## Short bio\n\nAna **teaches** [piano](https://a.example/b).\n',
    'Short bio',
    'P',
  ],
  [
    'a row of a table',
    '## If something breaks\n\n| What | Words |\n|---|---|\n| No sound | "I will call you back in two short minutes, so please stay where you are." |\n',
    'No sound',
    'TR',
  ],
];

it.each(LINES)('leads to its line in the plan: %s', async (_, plan, title, tag) => {
  // An earlier test opened a plan, and its person has moved on.
  fireEvent.pointerDown(document.body);
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { onOpen } = await setUp(plan, [], tag === 'TR' ? 'fulfillment-launch' : 'identity');
  const drawn = (
    <div className="plan-document">
      <MarkdownView blocks={readPlan(plan).blocks.map(({ block }) => block)} topHeading={2} />
    </div>
  );
  onOpen.mockImplementation(() => render(drawn));
  const ways = screen.getAllByRole('button', { name: new RegExp(`: open “${title}”$`) });
  const nth = ways.length - 1;
  fireEvent.click(ways[nth] as HTMLElement);
  await waitFor(() => expect(document.activeElement?.tagName).toBe(tag));
  const line = document.activeElement as HTMLElement;
  expect(line.closest('.plan-document')).toBeTruthy();
  expect(scrolled.mock.contexts).toEqual([line]);
  expect([...document.querySelectorAll(`.plan-document ${tag}`)].indexOf(line)).toBe(tag === 'TR' ? 1 : nth);
});

it('shows one channel, those not used yet, or what has the searched words in it', async () => {
  await setUp(
    '## Bios by place\n### Text · one\nI sing.\n### Post · two\nI play.\n### Post · three\nI hum.\n',
  );
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  const show = screen.getByLabelText<HTMLSelectElement>('Show');
  expect([...show.options].map(({ text }) => text)).toEqual(['Everything', 'Text', 'Post']);
  fireEvent.change(show, { target: { value: 'post' } });
  expect(titles()).toEqual(['Two', 'Three']);
  fireEvent.click(screen.getByRole('button', { name: 'Used “Two”' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Not used yet' }));
  await waitFor(() => expect(titles()).toEqual(['Three']));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'PLAY' } });
  expect(await screen.findByText('Nothing matches.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(titles()).toEqual(['One', 'Two', 'Three']);
});

it('shows only a link to a plan while there is none', async () => {
  await setUp('');
  expect(screen.getByText(/^Nothing to copy yet\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go to my topics' })).toBeTruthy();
});

it('reads many plans in chunks before it shows any of their messages', async () => {
  const device = new SimulatedDevice();
  const { workspace } = await begun(device);
  for (const type of ['identity', 'brand', 'launch'] as const)
    workspace.actions.editOutput(
      workspace.actions.openTopic(type, CARD),
      BIO.replace('Ana', `Ana (${type})`),
    );
  // Each reading of the clock simulates a slow phone: a tenth of a second later.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 100;
    return now;
  });
  show(workspace);
  expect(screen.getByText('Loading...')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await screen.findByRole('heading', { level: 1, name: 'Ready to use' });
  clock.mockRestore();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
});

it('moves to the next day on a page left open over midnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 3, 7, 23, 59) });
  await setUp(
    '## Emails in full\n\n### Email · April 7, 2027 · to the list\n**Subject:** Tonight\n\nCome as you are.\n',
    [],
    'marketing',
  );
  expect(screen.queryByText('This day has passed')).toBeNull();
  vi.setSystemTime(new Date(2027, 3, 8, 0, 1));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('This day has passed');
});
