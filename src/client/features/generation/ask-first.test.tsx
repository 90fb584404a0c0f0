import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { AskFirst } from './ask-first.tsx';

drawDialogs();
async function open(questionsFor: () => Promise<string[]>, notes = '') {
  const said: string[] = [];
  const onGenerate = vi.fn();
  const user = userEvent.setup();
  render(
    <AskFirst
      id="a"
      asking={{ questionsFor }}
      notes={notes}
      isOff={false}
      onNotes={(text) => said.push(text)}
      onGenerate={onGenerate}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Ask me first' }));
  return { said, onGenerate, user };
}

it('asks up to three questions, and adds each keystroke of an answer to the notes', async () => {
  const { said, onGenerate, user } = await open(async () => ['Who pays?', 'When?'], 'My note.');
  await user.type(await screen.findByRole('textbox', { name: 'Who pays?' }), 'Us');
  expect(said).toEqual(['My note.\n\nWho pays?\nU', 'My note.\n\nWho pays?\nUs']);
  await user.click(screen.getByRole('button', { name: 'Generate now' }));
  expect(onGenerate).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

type Notes = { now: string };
type PanelProps = { questionsFor: () => Promise<string[]>; notes: StoreApi<Notes> };

function Panel({ questionsFor, notes }: PanelProps) {
  const text = useStore(notes, ({ now }) => now);
  return (
    <AskFirst
      id="a"
      asking={{ questionsFor }}
      notes={text}
      isOff={false}
      onNotes={(now) => notes.setState({ now })}
      onGenerate={() => undefined}
    />
  );
}

it('keeps its questions and answers while it is closed, and removes nothing added to the notes meanwhile', async () => {
  const ask = vi.fn(async () => ['Who pays?', 'When?']);
  const user = userEvent.setup();
  const notes = createStore(() => ({ now: 'My note.' }));
  render(<Panel questionsFor={ask} notes={notes} />);
  await user.click(screen.getByRole('button', { name: 'Ask me first' }));
  await user.type(await screen.findByRole('textbox', { name: 'Who pays?' }), 'U');
  act(() => notes.setState(({ now }) => ({ now: `${now}\n\nTyped on the phone.` })));
  await user.type(screen.getByRole('textbox', { name: 'Who pays?' }), 's');
  expect(notes.getState().now).toBe('My note.\n\nWho pays?\nUs\n\nTyped on the phone.');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Ask me first' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Who pays?' }).value).toBe('Us');
  await user.type(screen.getByRole('textbox', { name: 'When?' }), 'May');
  expect(notes.getState().now).toBe('My note.\n\nWho pays?\nUs\n\nTyped on the phone.\n\nWhen?\nMay');
  expect(ask).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'When?' })).value).toBe('');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('says when nothing is missing', async () => {
  await open(async () => []);
  expect(
    await screen.findByText('Nothing important is missing. You can generate your plan now.'),
  ).toBeDefined();
});

it('says what went wrong, and tries again', async () => {
  const ask = vi.fn<() => Promise<string[]>>();
  ask.mockRejectedValueOnce(new Error('The AI is resting.')).mockResolvedValueOnce(['Who pays?']);
  const { user } = await open(ask);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The AI is resting.'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Who pays?' })).toBeDefined();
});
