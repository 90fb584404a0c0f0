import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createSettingsStore } from '#client/features/settings/settings-store.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { AppError } from '#domain/errors.ts';
import { TELLING_ID } from '#domain/telling/telling.ts';
import { loadQuestions } from './open-pointing.ts';
import { createPointing } from './pointing.ts';
import { tellingActions } from './telling-actions.ts';
import { TellingView } from './telling-view.tsx';

drawDialogs();

async function setUp(
  ask: () => Promise<string>,
  key: string | null = 'sk-abc123',
  workspace = createWorkspace(new SimulatedDevice().tab()),
) {
  const settings = createSettingsStore(null);
  if (key) settings.getState().setOpenAIKey(key);
  const pointing = createPointing({ workspace, loadQuestions, ask });
  const opened: string[] = [];
  render(
    <TellingView
      life={{ workspace, onClose: () => undefined }}
      settings={settings}
      pointing={pointing}
      onOpen={(type, question) => opened.push(`${type} ${question}`)}
      onOpenFacts={() => opened.push('facts')}
      places={null}
      status={null}
      notices={null}
    />,
  );
  const tell = (text: string) =>
    fireEvent.change(screen.getByLabelText('Paste or type your text'), { target: { value: text } });
  const telling = () => workspace.store.getState().documents.telling[TELLING_ID];
  return { workspace, tell, telling, opened };
}

it('the first keystroke creates a text, and the next ones go into it', async () => {
  const { tell, telling } = await setUp(async () => '');
  tell('I');
  fireEvent.change(await screen.findByLabelText('Text of “Text 1”'), { target: { value: 'I teach piano.' } });
  expect(telling()?.sources.map(({ text, from }) => [text, from])).toEqual([['I teach piano.', 'pasted']]);
});

it('formatted text without a plain version is pasted as words, also at the caret of an existing text', async () => {
  const { tell, telling } = await setUp(async () => '');
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? '<p>to <b>late</b> starters</p><img src="x">' : ''),
  };
  tell('I teach piano.');
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Text of “Text 1”');
  box.setSelectionRange(8, 8);
  fireEvent.paste(box, { clipboardData });
  expect(telling()?.sources[0]?.text).toBe('I teach to late starterspiano.');
});

it('ten texts are the maximum, with a message in place of the eleventh', async () => {
  const { workspace } = await setUp(async () => '');
  const { add } = tellingActions(workspace);
  await act(async () => {
    for (let count = 0; count < 9; count += 1) add('pasted', 'Words.');
  });
  const full = 'That’s 10 texts, the most you can have here. To add another, delete one.';
  expect(screen.queryByText(full)).toBeNull();
  await act(async () => void add('pasted', 'Words.'));
  expect(screen.getByText(full)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add another text' })).toBeNull();
});

it('the source shows each passage in context, and nothing else in between', async () => {
  const far = 'Nothing of this answers anything at all. '.repeat(12);
  const { tell } = await setUp(async () => 'identity.1: 1, 14');
  tell(`I teach piano. ${far}I teach song, too. The end.`);
  fireEvent.click(await screen.findByRole('button', { name: 'Find answers' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Where it came from' }));
  const quote = document.querySelector('blockquote');
  expect([...(quote?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'I teach piano.',
    'I teach song, too.',
  ]);
  expect(quote?.textContent).toMatch(
    /^I teach piano\. Nothing of .*….* at all\. I teach song, too\. The end\.$/,
  );
});

it('a text that is too long is refused with a sentence, and stays in the box', async () => {
  const { tell, telling } = await setUp(async () => '');
  const long = 'x'.repeat(40_001);
  tell(long);
  expect(screen.getByText('A text can be up to about 7,000 words. Please shorten it.')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Paste or type your text').value).toBe(long);
  expect(telling()).toBeUndefined();
});

it('a proposal can be reworded, dismissed and restored, and facts are one click away', async () => {
  const { tell, telling, opened } = await setUp(async () => 'identity.1: 1');
  tell('I teach piano. The course costs $290.');
  fireEvent.click(await screen.findByRole('button', { name: 'Find answers' }));
  const question = 'What do people already come to you for help with?';
  const box = await screen.findByLabelText<HTMLTextAreaElement>(`Answer to: ${question}`);
  expect(box.value).toBe('I teach piano.');
  fireEvent.change(box, { target: { value: 'I teach the piano.' } });
  expect(telling()?.proposals[0]?.words).toBe('I teach the piano.');
  fireEvent.click(screen.getByRole('button', { name: 'Back to my own words' }));
  expect(telling()?.proposals[0]?.words).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Not this' }));
  expect(screen.getByText('You’ve been through everything we found.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: `Bring back: ${question}` }));
  expect(telling()?.proposals[0]?.state).toBe('offered');
  fireEvent.click(screen.getByRole('button', { name: 'Open My facts' }));
  expect(opened).toEqual(['facts']);
  const open = screen.getByRole('region', { name: 'Not said yet: 56 questions' });
  // By topic, and only the first one is open.
  expect(open.querySelectorAll('details')).toHaveLength(19);
  expect(open.querySelectorAll('details[open]')).toHaveLength(1);
  expect(within(open).getByText('2 questions')).toBeDefined();
  fireEvent.click(
    within(open).getByRole('link', {
      name: 'What price, or range of prices, do you have in mind for your offer?',
    }),
  );
  expect(opened).toEqual(['facts', 'fulfillment 2']);
});

it('after a readable reply, the findings have the focus, not the button for pasting', async () => {
  const { tell } = await setUp(async () => '', null);
  tell('I teach piano.');
  const paste = await screen.findByRole('button', { name: 'Paste reply' });
  paste.focus();
  fireEvent.click(paste);
  fireEvent.change(screen.getByLabelText('Reply'), { target: { value: 'identity.1: 1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Read the reply' }));
  const show = await screen.findByRole('button', { name: 'See the answers' });
  await waitFor(() => expect(document.activeElement).toBe(show));
});

it('findings are a click away, and nobody is asked to pay again after a reload', async () => {
  const { workspace, tell } = await setUp(async () => 'identity.1: 1');
  tell('I teach piano.');
  fireEvent.click(await screen.findByRole('button', { name: 'Find answers' }));
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.textContent ?? '');
  };
  fireEvent.click(await screen.findByRole('button', { name: 'See the answers' }));
  expect(seen).toEqual(['Answers we found']);
  expect(document.activeElement?.textContent).toBe('Answers we found');
  cleanup();
  await setUp(async () => '', 'sk-abc123', workspace);
  expect(await screen.findByText('Found 1 answer in this text.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Find answers' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Use this' }));
  expect(screen.queryByRole('button', { name: 'See the answers' })).toBeNull();
});

it('numbers, days and names of a recording are marked in its box until each is checked', async () => {
  const { workspace } = await setUp(async () => '');
  const { add } = tellingActions(workspace);
  await act(async () =>
    add('recorded', 'It costs 290 dollars. We begin on March 6, with Ana Reyes.', 'Recording'),
  );
  const box = screen.getByLabelText<HTMLTextAreaElement>('Text of “Recording”');
  const marks = () => screen.queryAllByRole('button', { name: /^Check “/ }).map((one) => one.textContent);
  expect(marks()).toEqual(['290 dollars', 'March 6', 'Ana Reyes']);
  fireEvent.click(screen.getByRole('button', { name: 'Check “March 6” in your text' }));
  expect(document.activeElement).toBe(box);
  expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('March 6');
  expect(marks()).toEqual(['290 dollars', 'Ana Reyes']);
  // Typed words weren't transcribed.
  fireEvent.change(box, { target: { value: box.value.replace('290 dollars', '$290') } });
  await waitFor(() => expect(marks()).toEqual(['Ana Reyes']));
  fireEvent.click(screen.getByRole('button', { name: 'Check “Ana Reyes” in your text' }));
  await act(async () => add('pasted', 'It costs $500.', 'Page'));
  expect(marks()).toEqual([]);
});

it('without a key nothing is sent automatically, and a failure says what to do', async () => {
  const { tell } = await setUp(() => Promise.reject(new AppError('ai-unauthorized')), null);
  tell('I teach piano.');
  expect(screen.queryByRole('button', { name: 'Find answers' })).toBeNull();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async () => undefined } });
  fireEvent.click(await screen.findByRole('button', { name: 'Copy prompt' }));
  const copied = 'Prompt copied. Paste it into any chat assistant.';
  await screen.findByText(copied);
  // A person with the reply has done that step.
  fireEvent.click(screen.getByRole('button', { name: 'Paste reply' }));
  expect(screen.queryByText(copied)).toBeNull();
  vi.unstubAllGlobals();
});

it('with a refused key, the chunk shows it and can be retried', async () => {
  const { tell } = await setUp(() => Promise.reject(new AppError('ai-unauthorized')));
  tell('I teach piano.');
  fireEvent.click(await screen.findByRole('button', { name: 'Find answers' }));
  await screen.findByText('The AI service didn’t accept your key. Check it in Settings, or paste a new one.');
  expect(screen.getByRole('button', { name: 'Try this piece again' })).toBeDefined();
});
