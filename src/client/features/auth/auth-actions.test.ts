import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { createAuthActions } from './auth-actions.ts';

afterEach(() => vi.restoreAllMocks());

const VALUES = { email: 'ann@example.org', password: 'seven oaks', confirmPassword: 'seven oaks' };

function actionsThatFail(failure: unknown) {
  const fail = () => Promise.reject(failure);
  const api = { signIn: fail, signUp: fail } as unknown as Parameters<typeof createAuthActions>[0];
  return createAuthActions(api);
}

it.each([
  ['signIn', 'Failed to sign in'],
  ['signUp', 'Failed to sign up'],
] as const)('%s that fails is logged, and said in the words of the failure or its own', async (way, own) => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const taken = new AppError('too-many-requests');
  expect(await actionsThatFail(taken)[way](VALUES)).toEqual({
    status: 'failed',
    message: 'Too many attempts. Wait a few minutes, then try again.',
  });
  expect(await actionsThatFail({})[way](VALUES)).toEqual({ status: 'failed', message: own });
  expect(logged.mock.calls).toEqual([[`${own} (too-many-requests)`], [`${own} (object)`]]);
});
