import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountApi } from '#client/adapters/api/account-api.ts';
import { createApi } from '#client/adapters/api/api.ts';
import { createAuthActions } from './auth-actions.ts';
import { AuthScreen } from './auth-screen.tsx';

/** The screen over what is sent and read; the server is left out. */
function draw(answer: () => Promise<Response>, isNew = false) {
  const sent: string[] = [];
  const send = (path: string) => {
    sent.push(path);
    return answer();
  };
  const actions = createAuthActions({ ...createApi(send), ...createAccountApi(send) });
  const onSignedIn = vi.fn();
  render(
    <AuthScreen
      isNew={isNew}
      brandName="Cornerstone"
      canResetByMail={false}
      loadActions={async () => actions}
      onSignedIn={onSignedIn}
    />,
  );
  return { sent, onSignedIn, user: userEvent.setup() };
}

const nobodyAnswers = () => Promise.reject(new TypeError('Failed to fetch'));
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const confirmed = () => screen.getByLabelText<HTMLInputElement>('Confirm password');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const type = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } });
/** What a screen reader says of it after its name. */
const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));

describe('the sign-in screen', () => {
  it('shows the password on request', async () => {
    const { user } = draw(nobodyAnswers);
    type(password(), 'seven oaks');
    await user.click(button('Show password'));
    expect(password().type).toBe('text');
    await user.click(button('Hide password'));
    expect(password().type).toBe('password');
  });

  it('says what is wrong beside each field', async () => {
    const { user, sent } = draw(nobodyAnswers);
    type(email(), 'not an email');
    type(password(), '12345');
    await user.click(password());
    await user.keyboard('{Enter}');
    await screen.findByText('Please enter a valid email');
    expect(described(email())).toBe('Please enter a valid email');
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email());
    expect(described(password())).toBe('Password must be at least 6 characters');
    expect(sent).toEqual([]);
  });

  it('says in plain words that there is no connection, and keeps what was typed', async () => {
    const { user, sent } = draw(nobodyAnswers);
    type(email(), 'ana@example.com');
    type(password(), 'seven oaks');
    await user.click(password());
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We couldn’t reach the server. Check your internet connection and try again.',
    );
    expect(password().value).toBe('seven oaks');
    expect(sent).toEqual(['/api/auth/sign-in']);
  });
});

describe('the sign-up screen', () => {
  it('says what it wants, and leads back', async () => {
    const { user } = draw(nobodyAnswers);
    await user.click(button('Need an account? Sign up'));
    const title = await heading('Create an Account');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText('Sign up to start building your business blueprint')).toBeTruthy();
    expect(password().autocomplete).toBe('new-password');
    expect(confirmed().autocomplete).toBe('new-password');
    expect(button('Create Account')).toBeTruthy();
    await user.click(button('Already have an account? Sign in'));
    expect(await heading('Welcome Back')).toBeTruthy();
  });

  it('wants the same password twice', async () => {
    const { user, sent } = draw(nobodyAnswers, true);
    type(email(), 'ana@example.com');
    type(password(), 'seven oaks');
    type(confirmed(), 'seven oak');
    await user.click(button('Create Account'));
    await screen.findByText("Passwords don't match");
    expect(described(confirmed())).toBe("Passwords don't match");
    expect(document.activeElement).toBe(confirmed());
    expect(sent).toEqual([]);
  });

  it('takes errors away as soon as the field is right, and no new ones come while typing', async () => {
    const { user } = draw(nobodyAnswers, true);
    type(email(), 'ana@example');
    type(password(), 'seven');
    type(confirmed(), 'seven o');
    await user.click(button('Create Account'));
    await screen.findByText('Please enter a valid email');
    expect(described(email())).toBe('Please enter a valid email');
    await user.type(email(), '.co');
    expect(email().hasAttribute('aria-invalid')).toBe(false);
    expect(screen.queryByText('Please enter a valid email')).toBeNull();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    type(password(), 'seven o');
    expect(screen.queryByText('Password must be at least 6 characters')).toBeNull();
    // The same letters twice: the other field was put right by this one.
    expect(screen.queryByText("Passwords don't match")).toBeNull();
    await user.type(confirmed(), '{Backspace}');
    expect(confirmed().value).toBe('seven ');
    expect(screen.queryByText("Passwords don't match")).toBeNull();
  });

  it('has a button that is busy with its own words', async () => {
    const { promise: reply, resolve: answer } = Promise.withResolvers<Response>();
    const { user, onSignedIn, sent } = draw(() => reply, true);
    type(email(), 'ana@example.com');
    type(password(), 'seven quiet oaks');
    type(confirmed(), 'seven quiet oaks');
    await user.click(confirmed());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('Creating account...').disabled).toBe(true));
    const ana = { uid: 'ana', email: 'ana@example.com', displayName: null, photoURL: null };
    answer(Response.json({ user: ana }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith({ user: ana, docs: null }));
    expect(sent).toEqual(['/api/auth/sign-up']);
  });
});
