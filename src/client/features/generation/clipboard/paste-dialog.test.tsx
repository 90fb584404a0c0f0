import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onAnnounced } from '#client/ui/notices/live-region.tsx';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { PasteDialog } from './paste-dialog.tsx';

drawDialogs();
function show({ hasPlan = false, held = '' } = {}) {
  const kept: string[] = [];
  const used: string[] = [];
  render(
    <PasteDialog
      open
      type="identity"
      hasPlan={hasPlan}
      held={held}
      onClose={() => undefined}
      onHold={(reply) => kept.push(reply)}
      onPaste={(reply) => used.push(reply)}
    />,
  );
  const box = screen.getByLabelText<HTMLTextAreaElement>('Reply');
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  const paste = (plain: string, html = '') => {
    const data: Record<string, string> = { 'text/plain': plain, 'text/html': html };
    fireEvent.paste(box, { clipboardData: { getData: (kind: string) => data[kind] ?? '' } });
  };
  const use = screen.getByRole<HTMLButtonElement>('button', { name: 'Use as my plan' });
  return { box, type, paste, use, kept, used };
}

/** A browser without its own announce function keeps what was announced in the page. */
const SHOWN = { ignore: '[aria-live] *' };
const CHATTY =
  'Sure! Here is your plan:\n\n```markdown\n## Overview\n\nWe help late starters.\n```\n\nLet me know what to change!';

describe('pasting a reply', () => {
  it('accepts up to 120,000 characters and says so beyond that', () => {
    const { type, use } = show();
    expect(use.disabled).toBe(true);
    type('x'.repeat(120_001));
    expect(use.disabled).toBe(true);
    expect(
      screen.getByText('A plan can be up to about 20,000 words. Shorten it, then save again.'),
    ).toBeDefined();
    type('x'.repeat(120_000));
    expect(use.disabled).toBe(false);
  });

  it('does not accept the prompt as its own reply, and says what to do with it', () => {
    const { type, use, kept } = show();
    const prompt = readFileSync('recordings/ruth/settled/01-identity.prompt.md', 'utf8');
    type(prompt);
    expect(use.disabled).toBe(true);
    expect(
      screen.getByText(
        'This is the prompt you copied from here, not the reply. Paste it into a chat assistant and send it. Then bring back only what it answers.',
      ),
    ).toBeDefined();
    expect(screen.queryByRole('region', { name: 'How it will look' })).toBeNull();
    expect(kept).toEqual(['']);
    type('## Overview\n\nWe help.');
    expect(use.disabled).toBe(false);
    const chat = `${prompt}\n\n## Overview\n\nWe help.`;
    type(chat);
    expect(use.disabled, 'a whole chat has the reply in it').toBe(false);
    expect(kept.at(-1)).toBe(chat);
  });

  it.each([
    ['I’m sorry, but I can’t help with that.', /^This reads like a refusal/],
    ['Before I write the plan, could you tell me who you serve?', /^This reads like a question/],
  ])('warns kindly of %j, and leaves it to the person', (reply, words) => {
    const { type, use, used } = show();
    type('## Overview\n\nWe help.');
    expect(screen.queryByText(/^This reads like/)).toBeNull();
    type(reply);
    expect(screen.getByText(words, SHOWN)).toBeDefined();
    fireEvent.click(use);
    expect(used).toEqual([reply]);
  });

  it.each([
    ['02-audience', (reply: string) => reply, /^This looks like the plan for “Identify Your Audience”\./],
    [
      '01-identity',
      (reply: string) => reply.slice(0, 2_600),
      /^The end seems to be missing: plans close with/,
    ],
    ['01-identity', (reply: string) => reply.slice(2_600), /^The beginning seems to be missing\./],
  ])('says what is odd about a reply, and leaves it to the person: %s', async (name, part, words) => {
    const { type, use } = show();
    type(part(readFileSync(`recordings/ana/full/${name}.reply.md`, 'utf8')));
    expect(await screen.findByText(words, SHOWN)).toBeDefined();
    expect(use.disabled).toBe(false);
    type(readFileSync('recordings/ana/full/01-identity.reply.md', 'utf8'));
    await waitFor(() => expect(screen.queryByText(words, SHOWN)).toBeNull());
  });

  it.each([
    ['I’m sorry, but I can’t help with that.', /^This/],
    [readFileSync('recordings/ana/full/02-audience.reply.md', 'utf8'), /^This looks like the plan for/],
  ])(
    'a warning is announced once, and brought into sight before its button is pressed: %#',
    async (reply, words) => {
      const inSight: (string | null)[] = [];
      Object.assign(Element.prototype, {
        scrollIntoView(this: Element) {
          inSight.push(this.textContent);
        },
      });
      const said: string[] = [];
      const stop = onAnnounced((message) => said.push(message));
      const { type } = show();
      type(reply);
      const warning = await screen.findByText(words, SHOWN);
      type(`${reply} `);
      await waitFor(() => expect(said).toEqual([warning.textContent]));
      expect(inSight).toEqual(said);
      stop();
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    },
  );

  it('takes the reply out of a whole chat, as Markdown and as it looks, and can undo that', async () => {
    const { box, paste } = show();
    const prompt = readFileSync('recordings/ruth/settled/01-identity.prompt.md', 'utf8');
    const chat = `You said:\n${prompt}\n\nChatGPT said:\n\n## Overview\n\nWe help.`;
    paste(chat);
    await waitFor(() => expect(box.value).toBe('## Overview\n\nWe help.'));
    expect(screen.getByText('the prompt you copied from here')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(box.value).toBe(chat);
    box.select();
    const asSeen = prompt.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
    paste(
      `${prompt}\n\nOverview\nWe help.\none`,
      `<p>${asSeen}</p><h2>Overview</h2><p>We <b>help</b>.</p><ul><li>one</li></ul>`,
    );
    await waitFor(() => expect(box.value).toBe('## Overview\n\nWe **help**.\n\n- one'));
  });

  it('says what to do when the assistant asks something, or stops', () => {
    show();
    expect(
      screen.getByText(
        'Did the assistant ask you something? Answer it in the chat first. Did it stop in the middle? Ask it to continue, then paste both parts.',
      ),
    ).toBeDefined();
  });

  it('says what happens to the existing plan', () => {
    show({ hasPlan: true });
    expect(screen.getByText('Your current plan will be kept under Earlier versions.')).toBeDefined();
    cleanup();
    show();
    expect(screen.queryByText(/kept under Earlier versions/)).toBeNull();
  });

  it('removes the code block and the chat around a plan, says so, and can undo that', async () => {
    const { box, paste, use, used } = show();
    paste(CHATTY);
    await waitFor(() => expect(box.value).toBe('## Overview\n\nWe help late starters.'));
    expect(screen.getByText(/We left out what isn’t part of the plan:/)).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sure! Here is your plan:',
      'the box around the plan',
      'Let me know what to change!',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(box.value).toBe(CHATTY);
    expect(screen.queryByText(/We left out/)).toBeNull();
    fireEvent.click(use);
    expect(used).toEqual([CHATTY]);
  });

  it('shows what it left out without Markdown marks', async () => {
    const { box, paste } = show();
    paste(CHATTY.replace('Sure! Here is your plan:', 'Sure! Here’s a plan for **Come As You Croak**:'));
    await waitFor(() => expect(box.value).toBe('## Overview\n\nWe help late starters.'));
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe(
      'Sure! Here’s a plan for Come As You Croak:',
    );
  });

  it('also handles a keyboard that pastes without a paste event', () => {
    const { box, type } = show();
    type(`${CHATTY.replace('We help late starters.', 'We help late starters. '.repeat(20).trim())}`);
    expect(box.value).toMatch(/^## Overview\n\nWe help/);
  });

  it('reads headings, lists and tables out of rendered text', async () => {
    const { box, paste } = show();
    paste('Overview We help.', '<h2>Overview</h2><p>We <b>help</b>.</p><ul><li>one</li></ul>');
    await waitFor(() => expect(box.value).toBe('## Overview\n\nWe **help**.\n\n- one'));
  });

  it('prefers the Markdown of a reply to its formatting', async () => {
    const { box, paste } = show();
    paste('## Overview\n\n- [ ] Call', '<h2>Overview</h2><ul><li>Call</li></ul>');
    await waitFor(() => expect(box.value).toBe('## Overview\n\n- [ ] Call'));
  });

  it('shows the plan formatted before it is used', async () => {
    const { type } = show();
    type('## Overview\n\nWe **help**.');
    const preview = await screen.findByRole('region', { name: 'How it will look' });
    expect(within(preview).getByRole('heading', { name: 'Overview' })).toBeDefined();
    expect(within(preview).getByText('help').tagName).toBe('STRONG');
  });

  it('stores every change at once, and opens again with it', () => {
    const { type, kept } = show();
    type('a');
    type('a reply');
    expect(kept).toEqual(['a', 'a reply']);
    cleanup();
    const { box } = show({ held: 'a reply' });
    expect(box.value).toBe('a reply');
    expect(screen.getByRole('button', { name: 'Not now' })).toBeDefined();
  });
});
