import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#client/adapters/api/api-error.ts';
import { createAuthActions } from './auth-actions.ts';
import { SignUpForm } from './sign-up-form.tsx';

type Values = { email: string; password: string };

const GLADYS = {
  user: { uid: 'g', email: 'gladys@example.com', displayName: null, photoURL: null },
  docs: null,
};

/** A server that already has this account, though its reply never arrived. */
function draw({ madeWith = 'seven oaks' } = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked: string[] = [];
  const signUp = async () => {
    asked.push('sign-up');
    throw new ApiError(asked.length === 1 ? 'network-request-failed' : 'email-already-in-use', { status: 0 });
  };
  const signIn = async ({ password }: Values) => {
    asked.push('sign-in');
    if (password !== madeWith) throw new ApiError('invalid-credential', { status: 401 });
    return GLADYS;
  };
  const api = { signUp, signIn } as unknown as Parameters<typeof createAuthActions>[0];
  const actions = createAuthActions(api);
  const onSignedIn = vi.fn();
  render(
    <SignUpForm
      loadActions={async () => actions}
      onSignedIn={onSignedIn}
      email=""
      onEmail={() => undefined}
    />,
  );
  return { asked, onSignedIn };
}

const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });

async function create(email: string, password: string) {
  type('Email', email);
  type('Password', password);
  type('Confirm password', password);
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

it('an account whose reply was lost belongs to the same person: the next try signs in', async () => {
  const { asked, onSignedIn } = draw();
  await create('gladys@example.com', 'seven oaks');
  await screen.findByText('We couldn’t reach the server. Check your internet connection and try again.');
  await create('gladys@example.com', 'another one');
  await screen.findByText('An account with this email already exists. Sign in instead.');
  expect(onSignedIn).not.toHaveBeenCalled();
  await create('gladys@example.com', 'seven oaks');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(GLADYS));
  expect(asked).toEqual(['sign-up', 'sign-up', 'sign-in', 'sign-up', 'sign-in']);
});

it('does not sign in to another person’s existing account', async () => {
  const { asked } = draw();
  await create('gladys@example.com', 'seven oaks');
  await screen.findByText('We couldn’t reach the server. Check your internet connection and try again.');
  await create('ana@example.com', 'seven oaks');
  await screen.findByText('An account with this email already exists. Sign in instead.');
  expect(asked).toEqual(['sign-up', 'sign-up']);
});

it.each([
  ['gladys marsh@example.com', 'Take out the space.'],
  ['gladys@example,com', 'There’s a comma in it. Use a period instead.'],
])('%s is told what is wrong with it, until it is put right', async (wrong, words) => {
  const { asked } = draw();
  await create(wrong, 'seven oaks');
  await screen.findByText(words);
  expect(screen.getByText('Please enter a valid email')).toBeDefined();
  expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toBe('email-error email-slip');
  type('Email', 'gladys@example.com');
  expect(screen.queryByText(words)).toBeNull();
  expect(asked).toEqual([]);
});
