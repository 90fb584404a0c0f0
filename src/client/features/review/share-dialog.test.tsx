import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createSharesApi } from '#client/adapters/api/shares-api.ts';
import { strictClipboard } from '#client/adapters/device/testing/strict-clipboard.ts';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import type { Share } from '#domain/review/share.ts';
import { ShareDialog } from './share-dialog.tsx';

drawDialogs();

const SHARE: Share = {
  shareId: 's1',
  forName: 'Naomi',
  types: ['identity', 'audience'],
  hasLaunchPage: false,
  mayComment: true,
  createdAt: '2026-11-17T09:00:00.000Z',
  endsAt: '2026-12-01T09:00:00.000Z',
};

type Sent = { method: string; path: string; body: unknown };

/** A fake server that records requests. */
function wire({ shares = [SHARE], mail = null as boolean | null, isDown = false } = {}) {
  const sent: Sent[] = [];
  const state = { isDown };
  const api = createSharesApi('ann', async (path, init) => {
    const body = init.body === undefined ? undefined : JSON.parse(String(init.body));
    sent.push({ method: init.method ?? '', path, body });
    if (state.isDown) throw new TypeError('Failed to fetch');
    if (init.method === 'GET') return Response.json({ shares, mail });
    if (!path.endsWith('/shares')) return new Response(null, { status: 204 });
    return Response.json({ share: { ...SHARE, shareId: 's2', forName: body.forName }, token: 'tok-en_1' });
  });
  return { api, sent, state };
}

function draw(
  of: ReturnType<typeof wire>,
  chosen: ('identity' | 'audience')[] = ['identity'],
  launchPage: 'none' | 'chosen' = 'none',
) {
  const onSend = vi.fn(async () => true);
  render(
    <ShareDialog
      api={of.api}
      written={['identity', 'audience']}
      chosen={chosen}
      launchPage={launchPage}
      onSend={onSend}
      onClose={() => undefined}
    />,
  );
  return onSend;
}

describe('asking someone to read it', () => {
  it('moves the focus to the new link, and then to the field for the next recipient', async () => {
    draw(wire({ shares: [] }));
    fireEvent.click(await screen.findByRole('button', { name: 'Make the link' }));
    const made = await screen.findByRole('heading', { name: 'Your link is ready' });
    await waitFor(() => expect(document.activeElement).toBe(made));
    fireEvent.click(screen.getByRole('button', { name: 'Make another link' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'For whom?' }));
  });

  it('shows which plan is chosen, however far down the list it stands', async () => {
    const far = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.textContent === 'Identify Your Audience' ? 320 : 0;
    });
    draw(wire(), ['audience']);
    const box = await screen.findByRole('checkbox', { name: 'Identify Your Audience' });
    expect(box.closest('div')?.scrollTop).toBe(320);
    far.mockRestore();
  });

  it('sends from the button to the server the current plan, comments allowed and 14 days', async () => {
    const of = wire();
    const copied = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
    const onSend = draw(of);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Your Identity' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Identify Your Audience' }).checked).toBe(
      false,
    );
    fireEvent.change(screen.getByLabelText('For whom?'), { target: { value: ' Miriam ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    expect(await screen.findByRole('heading', { name: 'The link for Miriam is ready' })).toBe(
      document.activeElement,
    );
    expect(onSend).toHaveBeenCalledOnce();
    expect(of.sent.at(-1)).toEqual({
      method: 'POST',
      path: '/api/users/ann/shares',
      body: { types: ['identity'], hasLaunchPage: false, forName: 'Miriam', mayComment: true, days: 14 },
    });
    const link = screen.getByLabelText<HTMLInputElement>('The link');
    expect(link.value).toBe(`${location.origin}/r/tok-en_1`);
    await screen.findByText('Copied. Paste it into a message of your own. We don’t send it for you.');
    expect(copied).toHaveBeenCalledWith(link.value);
    expect(screen.getByText(/You’ll see this link only now\./)).toBeDefined();
    vi.unstubAllGlobals();
  });

  it('copies the link in Safari, which requires it during the click', async () => {
    const { copied, press } = strictClipboard();
    draw(wire());
    const make = screen.getByRole('button', { name: 'Make the link' });
    press(() => fireEvent.click(make));
    await screen.findByText('Copied. Paste it into a message of your own. We don’t send it for you.');
    expect(copied).toEqual({ 'text/plain': `${location.origin}/r/tok-en_1` });
    vi.unstubAllGlobals();
  });

  it('sends the chosen options: other plans, reading only, sixty days', async () => {
    const of = wire();
    draw(of, ['identity', 'audience']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Your Identity' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'May comment' }));
    fireEvent.click(screen.getByRole('radio', { name: '60 days' }));
    fireEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    await screen.findByRole('heading', { name: 'Your link is ready' });
    expect(of.sent.at(-1)?.body).toEqual({
      types: ['audience'],
      hasLaunchPage: false,
      forName: '',
      mayComment: false,
      days: 60,
    });
  });

  it('gives the launch on one page, alone or with plans', async () => {
    const of = wire({ shares: [{ ...SHARE, hasLaunchPage: true }] });
    draw(of, [], 'chosen');
    await screen.findByText(
      'My launch on one page, Your Identity and Identify Your Audience. Ends December 1, 2026.',
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^My launch on one page/ });
    expect(box.checked).toBe(true);
    // Nobody could comment there.
    expect(screen.queryByRole('checkbox', { name: 'May comment' })).toBeNull();
    expect(
      screen.getByText('Only plans can be commented on. To get comments, choose a plan, too.'),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    await screen.findByRole('heading', { name: 'Your link is ready' });
    expect(of.sent.at(-1)?.body).toMatchObject({ types: [], hasLaunchPage: true });
  });

  it('needs a plan, and never promises a link that was not made', async () => {
    const of = wire();
    draw(of, []);
    fireEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one thing to read.');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Your Identity' }));
    fireEvent.change(screen.getByLabelText('For whom?'), { target: { value: 'Miriam' } });
    of.state.isDown = true;
    fireEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    await screen.findByText('We couldn’t reach the server. Check your internet connection and try again.');
    expect(screen.getByLabelText<HTMLInputElement>('For whom?').value).toBe('Miriam');
  });

  it('lists the links that work, stops one, and asks again after a failure', async () => {
    const of = wire({ isDown: true });
    draw(of);
    await screen.findByText('We couldn’t reach the server. Check your internet connection and try again.');
    of.state.isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('For Naomi');
    expect(
      screen.getByText('Your Identity and Identify Your Audience. Ends December 1, 2026.'),
    ).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: /Email me/ })).toBeNull();
    const stop = screen.getByRole('button', { name: 'Stop the link for Naomi' });
    expect(stop.textContent).toBe('Stop');
    fireEvent.click(stop);
    await waitFor(() => expect(screen.queryByText('For Naomi')).toBeNull());
    expect(of.sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/users/ann/shares/s1' });
    expect(screen.getByText('None.')).toBeDefined();
  });

  it('creates no twenty-first, and says why', async () => {
    const shares = Array.from({ length: 20 }, (_, n) => ({ ...SHARE, shareId: `s${n}` }));
    draw(wire({ shares }));
    await screen.findByText('You have 20 links. Stop one you don’t need, then try again.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make the link' }).disabled).toBe(true);
  });

  it('offers a daily email only if the site can send mail', async () => {
    const of = wire({ mail: false });
    draw(of);
    const box = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Email me once a day when there are new comments',
    });
    expect(box.checked).toBe(false);
    fireEvent.click(box);
    await waitFor(() => expect(box.checked).toBe(true));
    expect(of.sent.at(-1)).toMatchObject({ path: '/api/users/ann/share-mail', body: { isOn: true } });
  });
});
