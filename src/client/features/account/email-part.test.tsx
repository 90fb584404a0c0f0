import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createEmailApi } from '#client/adapters/api/email-api.ts';
import { AppError } from '#domain/errors.ts';
import { eventually } from '#domain/testing/eventually.ts';
import { EmailPart } from './email-part.tsx';

const answering = (status: number, body: unknown) =>
  vi.fn(async () => new Response(body === null ? null : JSON.stringify(body), { status }));

describe('an email that is not confirmed', () => {
  it('is requested politely, and a click sends a link, any number of times', async () => {
    const sendLink = vi.fn(async () => undefined);
    render(<EmailPart email="ruth@example.org" api={{ state: async () => 'unconfirmed', sendLink }} />);
    expect(await screen.findByRole('heading', { name: 'Confirm your email' })).toBeTruthy();
    expect(
      screen.getByText(
        'Make sure ruth@example.org is the right address. If you forget your password, that’s where the link goes. This is optional.',
      ),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(
      await screen.findByText('We’ve sent a link to ruth@example.org. It works for two days.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(sendLink).toHaveBeenCalledTimes(2);
  });

  it('says what to do when no link can be sent', async () => {
    const sendLink = () => Promise.reject(new AppError('too-many-requests'));
    render(<EmailPart email="ruth@example.org" api={{ state: async () => 'unconfirmed', sendLink }} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByText('Too many attempts. Wait a few minutes, then try again.')).toBeTruthy();
  });
});

describe('nothing is shown', () => {
  it.each(['confirmed', 'unasked'] as const)('of an email that is %s', async (state) => {
    const asked = vi.fn(async () => state);
    const { container } = render(<EmailPart email="a@b.org" api={{ state: asked, sendLink: vi.fn() }} />);
    await eventually(() => expect(asked).toHaveBeenCalled());
    expect(container.innerHTML).toBe('');
  });

  it('when a stranger’s page answers in place of our server', async () => {
    const api = createEmailApi(answering(200, { state: 'hotel' }));
    await expect(api.state()).rejects.toMatchObject({ code: 'network-request-failed' });
    expect(await createEmailApi(answering(200, { state: 'confirmed' })).state()).toBe('confirmed');
    const send = answering(204, null);
    await createEmailApi(send).sendLink();
    expect(send).toHaveBeenCalledWith(
      '/api/auth/email/confirm',
      expect.objectContaining({ method: 'POST', body: '{}' }),
    );
  });
});
