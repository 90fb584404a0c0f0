import type { AppUser } from '#domain/account/account.ts';
import type { Credentials } from '#domain/api/api-contract.ts';
import { ROUTES, type Route } from '#domain/api/api-routes.ts';
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
  const post = ({ method, path }: Route, body: unknown = {}) => request(send, { method, path, body });
  return {
    signIn: async (values) => parseAnswer(isUserAnswer, await post(ROUTES.signIn, values)).user,
    signUp: async (values) => parseAnswer(isUserAnswer, await post(ROUTES.signUp, values)).user,
    requestPasswordReset: async (email) => void (await post(ROUTES.requestPasswordReset, { email })),
    resetPassword: async (token, password) => void (await post(ROUTES.resetPassword, { token, password })),
    changePassword: async (currentPassword, newPassword) =>
      void (await post(ROUTES.changePassword, { currentPassword, newPassword })),
    signOutEverywhere: async () => void (await post(ROUTES.signOutEverywhere)),
    deleteAccount: async (password) => void (await post(ROUTES.deleteAccount, { password })),
  };
}
