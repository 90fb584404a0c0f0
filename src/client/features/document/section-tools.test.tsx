import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { openMenu } from '#client/ui/testing/open-menu.ts';
import type { SectionAsking } from './changing/change-dialog.tsx';
import { type AskAi, createSectionChanges } from './changing/section-changes.ts';
import { changesOf, fetchParts, NO_AI, ShownDocument } from './testing/shown-document.tsx';

drawDialogs();
beforeAll(fetchParts);
const PLAN = '## Steps\n\n- [x] Call Luis\n- [ ] Rest\n\n## Words\n\nLong words.\n';

type Asking = Partial<SectionAsking> & { ask?: AskAi };

async function show({ ask = async () => '', ...asking }: Asking = {}, text = PLAN) {
  const edits: string[] = [];
  const user = userEvent.setup();
  render(
    <ShownDocument
      text={text}
      edits={edits}
      asking={{ ...NO_AI, changes: changesOf(ask), hasKey: true, ...asking }}
    />,
  );
  openMenu(await screen.findByRole('button', { name: 'More options for “Steps”' }));
  return { edits, user };
}

const item = (name: string) => screen.getAllByText(name)[0] as HTMLElement;
const dialog = () => screen.getByRole('dialog', { name: 'Ask for a change in “Steps”' });

describe('the menu of a section', () => {
  it('opens the editor in it', async () => {
    document.elementFromPoint = () => null;
    const { user } = await show();
    await user.click(item('Edit'));
    expect(await screen.findByRole('textbox', { name: 'Edit “Steps”' })).toBeDefined();
  });

  it('copies its words, with gaps as blanks', async () => {
    const plan = PLAN.replace('Rest', 'Rest at [ADD: place]');
    const { user } = await show({}, plan);
    await user.click(item('Copy'));
    await waitFor(() => expect(screen.getByText('Copied.')).toBeDefined());
    expect(await navigator.clipboard.readText()).toBe(
      'Steps\n-----\n\n- [x] Call Luis\n- [ ] Rest at __________ (place)',
    );
  });
});

describe('asking for a change', () => {
  it('keeps the focus that the dialog restored, or else moves it to the plan', async () => {
    const { user } = await show();
    const more = screen.getByRole('button', { name: 'More options for “Steps”' });
    await user.click(item('Ask for a change'));
    const closing = vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => more.focus());
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(more);
    await user.click(item('Ask for a change'));
    closing.mockImplementation(() => more.blur());
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('document', { name: 'Your plan' }));
    closing.mockRestore();
  });

  it('shows the new section beside the old one, and keeps the old plan before it is used', async () => {
    const order: string[] = [];
    const ask = vi.fn<AskAi>(async () => '## Steps\n\n- [ ] Call Luis\n- [ ] Rest a lot');
    const keepOld = async () => order.push('kept') > 0;
    const { edits, user } = await show({ ask, keepOld });
    await user.click(item('Ask for a change'));
    await user.type(within(dialog()).getByLabelText('What should be different?'), 'More rest');
    await user.click(within(dialog()).getByRole('button', { name: 'Ask' }));
    expect(ask.mock.calls[0]?.[0]).toEqual({
      plan: PLAN,
      section: '## Steps\n\n- [x] Call Luis\n- [ ] Rest',
      wish: 'More rest',
    });
    expect(within(await screen.findByRole('region', { name: 'Now' })).getByText('Rest')).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Suggested' })).getByText('Rest a lot')).toBeDefined();
    expect(edits).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use this' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(order).toEqual(['kept']);
    expect(edits).toEqual(['## Steps\n\n- [x] Call Luis\n- [ ] Rest a lot\n\n## Words\n\nLong words.\n']);
    expect(screen.getByText('Changed. Your previous plan is under Earlier versions.')).toBeDefined();
  });

  it.each([
    ['Shorter', /^Make it shorter/],
    ['Write it out in full', /^Write out in full/],
  ])('has a ready ask: %s', async (name, wish) => {
    const ask = vi.fn<AskAi>(async () => 'short');
    const { edits, user } = await show({ ask });
    await user.click(item('Ask for a change'));
    await user.click(within(dialog()).getByRole('button', { name }));
    expect(ask.mock.calls[0]?.[0].wish).toMatch(wish);
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(edits).toEqual([]);
  });

  it('changes nothing where the old plan cannot be kept, and says so', async () => {
    const { edits, user } = await show({ ask: async () => 'short', keepOld: async () => false });
    await user.click(item('Ask for a change'));
    await user.click(within(dialog()).getByRole('button', { name: 'Shorter' }));
    await user.click(await screen.findByRole('button', { name: 'Use this' }));
    expect((await screen.findByRole('alert')).textContent).toContain('nothing was changed');
    expect(edits).toEqual([]);
  });

  it('says what went wrong, with the wish still there', async () => {
    const ask = async () => Promise.reject(new Error('The AI is resting.'));
    const { user } = await show({ ask });
    await user.click(item('Ask for a change'));
    const wish = within(dialog()).getByLabelText<HTMLTextAreaElement>('What should be different?');
    await user.type(wish, 'More rest');
    await user.click(within(dialog()).getByRole('button', { name: 'Ask' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The AI is resting.');
    expect(within(dialog()).getByLabelText<HTMLTextAreaElement>('What should be different?').value).toBe(
      'More rest',
    );
  });

  it('shows request and reply again after closing, until they are declined', async () => {
    const ask = vi.fn<AskAi>(async () => '## Steps\n\n- [ ] Rest a lot');
    const { edits, user } = await show({ ask });
    const wish = () => within(dialog()).getByLabelText<HTMLTextAreaElement>('What should be different?');
    const leave = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    await user.click(item('Ask for a change'));
    await user.type(wish(), 'More rest');
    leave();
    await user.click(item('Ask for a change'));
    expect(wish().value).toBe('More rest');
    await user.click(within(dialog()).getByRole('button', { name: 'Ask' }));
    await screen.findByText('Rest a lot');
    leave();
    await user.click(item('Ask for a change'));
    expect(within(screen.getByRole('region', { name: 'Suggested' })).getByText('Rest a lot')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(wish().value).toBe('More rest');
    await user.click(within(dialog()).getByRole('button', { name: 'Ask' }));
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await user.click(item('Ask for a change'));
    expect(wish().value).toBe('');
    expect(ask).toHaveBeenCalledTimes(2);
    expect(edits).toEqual([]);
  });

  it('continues with a reply when it is closed, and shows all of it when it is opened again', async () => {
    const reply = Promise.withResolvers<string>();
    const signals: AbortSignal[] = [];
    const { user } = await show({
      ask: (_change, { signal }) => {
        signals.push(signal);
        return reply.promise;
      },
    });
    await user.click(item('Ask for a change'));
    await user.click(within(dialog()).getByRole('button', { name: 'Shorter' }));
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(signals[0]?.aborted).toBe(false);
    await user.click(item('Ask for a change'));
    expect(within(dialog()).getByRole('button', { name: 'Writing...' })).toBeDefined();
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    reply.resolve('Written while nobody looked.');
    await reply.promise;
    await user.click(item('Ask for a change'));
    expect(await screen.findByText('Written while nobody looked.')).toBeDefined();
  });

  it('keeps nothing of a used change', async () => {
    const { user } = await show({ ask: async () => '## Steps\n\n- [ ] Rest a lot' });
    await user.click(item('Ask for a change'));
    await user.click(within(dialog()).getByRole('button', { name: 'Shorter' }));
    await user.click(await screen.findByRole('button', { name: 'Use this' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    openMenu(await screen.findByRole('button', { name: 'More options for “Steps”' }));
    await user.click(item('Ask for a change'));
    expect(within(dialog()).getByLabelText<HTMLTextAreaElement>('What should be different?').value).toBe('');
  });

  it('says when there is no room for one more request', async () => {
    const changes = createSectionChanges({
      ask: async () => '',
      read: () => ({ wish: '', reply: '' }),
      keep: () => false,
    });
    const { user } = await show({ changes });
    await user.click(item('Ask for a change'));
    await user.type(within(dialog()).getByLabelText('What should be different?'), 'M');
    expect(within(dialog()).getByText(/^You already have four changes open in this plan\./)).toBeDefined();
  });

  it('needs a key and leads to Settings', async () => {
    const onOpenSettings = vi.fn();
    const { user } = await show({ hasKey: false, onOpenSettings });
    await user.click(item('Ask for a change'));
    expect(within(dialog()).getByRole<HTMLButtonElement>('button', { name: 'Shorter' }).disabled).toBe(true);
    await user.click(within(dialog()).getByRole('button', { name: 'Open Settings' }));
    expect(onOpenSettings).toHaveBeenCalled();
  });
});
