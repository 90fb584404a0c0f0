import '#domain/account/account-errors.ts';
import { earlyAnswer } from '#client/adapters/page/first-answer.ts';
import type { AppUser } from '#domain/account/account.ts';
import { documentsIn, isAllDocuments, type ReceivedDocument } from '#domain/all-documents.ts';
import type { Credentials } from '#domain/api/api-contract.ts';
import { ROUTES, type Route } from '#domain/api/api-routes.ts';
import { isSessionAnswer, isUserAnswer } from './answer-shape.ts';
import { type ApiAnswer, type Fetch, parseAnswer, request } from './api-request.ts';

/** Includes the person's documents: a second request would be another round trip before the first card. */
type SignedIn = { user: AppUser; docs: ReceivedDocument[] | null };

export type AccountApi = {
  signIn(credentials: Credentials): Promise<SignedIn>;
  signUp(credentials: Credentials): Promise<SignedIn>;
  requestPasswordReset(email: string): Promise<void>;
  resetPassword(token: string, password: string): Promise<void>;
  changePassword(currentPassword: string, newPassword: string): Promise<void>;
  signOutEverywhere(): Promise<void>;
  deleteAccount(password: string): Promise<void>;
  /** Nobody is signed in here anymore, because another device ended this browser's session. */
  isEndedElsewhere(): Promise<boolean>;
};

/** Apart from `createApi`: nobody needs it to see their blueprints, so it is not in the first download. */
export function createAccountApi(send: Fetch = askedBefore): AccountApi {
  const post = ({ method, path }: Route, body: unknown = {}) => request(send, { method, path, body });
  return {
    signIn: async (values) => signedIn(await post(ROUTES.signIn, values)),
    signUp: async (values) => signedIn(await post(ROUTES.signUp, values)),
    requestPasswordReset: async (email) => void (await post(ROUTES.requestPasswordReset, { email })),
    resetPassword: async (token, password) => void (await post(ROUTES.resetPassword, { token, password })),
    changePassword: async (currentPassword, newPassword) =>
      void (await post(ROUTES.changePassword, { currentPassword, newPassword })),
    signOutEverywhere: async () => void (await post(ROUTES.signOutEverywhere)),
    deleteAccount: async (password) => void (await post(ROUTES.deleteAccount, { password })),
    isEndedElsewhere: async () =>
      parseAnswer(isSessionAnswer, await request(send, ROUTES.session)).isEndedElsewhere === true,
  };
}

// A server of the previous version sends only the user.
function signedIn(answer: ApiAnswer): SignedIn {
  const { user } = parseAnswer(isUserAnswer, answer);
  return { user, docs: isAllDocuments(answer.body) ? documentsIn(answer.body) : null };
}

// As long as specified for signing in. The reply contains all of a person's documents: with poor reception on a phone,
// 20 seconds are not enough.
const patienceMs = () => (matchMedia('(pointer: coarse)').matches ? 60_000 : 30_000);

const askedBefore: Fetch = (path, init) =>
  earlyAnswer(path, init.body) ?? fetch(path, { ...init, signal: AbortSignal.timeout(patienceMs()) });
