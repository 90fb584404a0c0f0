import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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

it('asks up to three questions; what is answered is in the notes letter by letter', async () => {
  const { said, onGenerate, user } = await open(async () => ['Who pays?', 'When?'], 'My note.');
  await user.type(await screen.findByRole('textbox', { name: 'Who pays?' }), 'Us');
  expect(said).toEqual(['My note.\n\nWho pays?\nU', 'My note.\n\nWho pays?\nUs']);
  await user.click(screen.getByRole('button', { name: 'Generate now' }));
  expect(onGenerate).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
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
