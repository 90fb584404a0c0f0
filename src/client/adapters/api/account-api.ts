import type { AppUser } from '#domain/account/account.ts';
import type { Credentials } from '#domain/api/api-contract.ts';
import { PATHS } from '#domain/api/api-paths.ts';
import { isUserAnswer } from './answer-shape.ts';
import { type Fetch, parseAnswer, request } from './api-request.ts';

export type AccountApi = {
  signIn(credentials: Credentials): Promise<AppUser>;
  signUp(credentials: Credentials): Promise<AppUser>;
  requestPasswordReset(email: string): Promise<void>;
  resetPassword(token: string, password: string): Promise<void>;
  changePassword(currentPassword: string, newPassword: string): Promise<void>;
  signOutEverywhere(): Promise<void>;
  deleteAccount(password: string): Promise<void>;
};

/** Apart from `createApi`: nobody needs it to see their blueprints, so it is not in the first download. */
export function createAccountApi(send: Fetch = (path, init) => fetch(path, init)): AccountApi {
  const post = (path: string, body: unknown = {}) => request(send, { method: 'POST', path, body });
  return {
    signIn: async (values) => parseAnswer(isUserAnswer, await post(PATHS.signIn(), values)).user,
    signUp: async (values) => parseAnswer(isUserAnswer, await post(PATHS.signUp(), values)).user,
    requestPasswordReset: async (email) => void (await post(PATHS.requestPasswordReset(), { email })),
    resetPassword: async (token, password) => void (await post(PATHS.resetPassword(), { token, password })),
    changePassword: async (currentPassword, newPassword) =>
      void (await post(PATHS.changePassword(), { currentPassword, newPassword })),
    signOutEverywhere: async () => void (await post(PATHS.signOutEverywhere())),
    deleteAccount: async (password) => void (await post(PATHS.deleteAccount(), { password })),
  };
}
