import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { begun } from '#client/saving/testing/begun-workspace.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import type { Finding } from '#domain/checks/finding.ts';
import { addOwnFact } from '#domain/facts/change-facts.ts';
import { greetByName, useAs as usedAs } from '#domain/kit/marks/marks.ts';
import { piecesIn } from '#domain/kit/pieces-in.ts';
import { BestPiece } from './best-piece.tsx';

afterEach(() => vi.unstubAllGlobals());

const SHORT = 'Ana teaches piano for $5.';
const PLAN = `## Short bio\n\n${SHORT}\n\n## Long bio\n\nAna teaches piano to adults.\n`;

async function setUp(plan: string, checked: ReadonlyMap<string, readonly Finding[]> | null = null) {
  const { workspace, id } = await begun(new SimulatedDevice());
  workspace.actions.editOutput(id, plan);
  const book = createStore<ReadonlyMap<string, readonly Finding[]>>(() => checked ?? new Map([[id, []]]));
  const copied = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
  render(<BestPiece id={id} workspace={workspace} checked={book} />);
  const change = workspace.actions.changeFacts;
  return { id, book, copied, change };
}

const offered = () => screen.queryByText(/is ready:/)?.firstChild?.textContent ?? null;
const copy = async () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));

it('offers nothing before the plan was checked, and then nothing with open findings', async () => {
  const { id, book } = await setUp(PLAN, new Map());
  expect(offered()).toBeNull();
  act(() => book.setState(new Map([[id, []]]), true));
  expect(offered()).toBe('Your short bio is ready:');
  const start = PLAN.indexOf('$5');
  const finding: Finding = {
    kind: 'amount',
    words: '$5',
    quote: SHORT,
    range: { start, end: start + 2 },
    mark: 'm',
  };
  act(() => book.setState(new Map([[id, [finding]]]), true));
  expect(offered()).toBe('Your long bio is ready:');
});

it('offers nothing with a blank, not even in an email’s subject', async () => {
  await setUp(
    '## Bios by place\n### Email · one\n**Subject:** On [ADD: the day]\n\nCome as you are.\n### Email · two\n**Subject:** One song\n\nHi {first name}, come.\n### Post · three\nCome and sing.\n',
  );
  expect(offered()).toBe('Your “three” is ready:');
});

it.each([
  ['Post · Thursday, January 7, 2027', 'post for Thursday, January 7, 2027'],
  ['Text · Friday, March 5, 2027 · to people who signed up', 'text for Friday, March 5, 2027'],
  ['Email · Monday, January 4, 2027 · to the list', 'email for Monday, January 4, 2027'],
  ['Note by hand · to old students', 'note by hand'],
  ['Post · the mirror', '“the mirror”'],
])(
  'a message with only a day and readers in its heading is named after its channel: %s',
  async (head, name) => {
    await setUp(`## Messages\n### ${head}\nCome and sing.\n`);
    expect(offered()).toBe(`Your ${name} is ready:`);
  },
);

it('uses the person’s chosen channel, and copies for it', async () => {
  const plan =
    '## Bios by place\n### Post · one\nIt’s one song.\n### Post · two\n**Subject:** Two songs\n\nIt’s **two** songs.\n';
  const { change, copied } = await setUp(plan);
  expect(offered()).toBe('Your “one” is ready:');
  await copy();
  await waitFor(() => expect(copied).toHaveBeenLastCalledWith("It's one song."));
  const [, two] = piecesIn({ topic: 'identity', text: plan, since: '2026-11-17' }, KIT_FORMS);
  if (!two) throw new Error('There is no second piece.');
  act(() => change((sheet, now) => usedAs(sheet, two, 'email', now)));
  expect(offered()).toBe('Your email “Two songs” is ready:');
  await copy();
  await waitFor(() => expect(copied).toHaveBeenLastCalledWith('It’s two songs.'));
  act(() => change((sheet, now) => usedAs(sheet, two, 'prompt', now)));
  expect(offered()).toBe('Your “one” is ready:');
});

it('has the same greeting as every other copy', async () => {
  const { change, copied } = await setUp('## Bios by place\n### Email · one\nHello,\n\nwe begin.\n');
  act(() =>
    change((sheet, now) =>
      greetByName(addOwnFact(sheet, { name: 'My platform', value: 'Mailchimp' }, now), true, now),
    ),
  );
  await copy();
  await waitFor(() => expect(copied).toHaveBeenLastCalledWith('Hello *|FNAME|*,\n\nwe begin.'));
});
