import '#domain/account/account-errors.ts';
import type { EmailState } from '#domain/api/api-contract.ts';
import { ROUTES } from '#domain/api/api-routes.ts';
import { isRecord } from '#domain/documents/shape.ts';
import type { Shape } from './answer-shape.ts';
import { byFetch, type Fetch, parseAnswer, request } from './api-request.ts';

export type EmailApi = {
  /** Whether this account's email is confirmed, or this site doesn't ask for that. */
  state(): Promise<EmailState>;
  /** Requests a link by email, to the account's own address. */
  sendLink(): Promise<void>;
};

const STATES: readonly unknown[] = ['confirmed', 'unconfirmed', 'unasked'] satisfies EmailState[];

export const isEmailStateAnswer: Shape<{ state: EmailState }> = (body): body is { state: EmailState } =>
  isRecord(body) && STATES.includes(body.state);

/** Apart from `createAccountApi`, which comes with the first screen. */
export function createEmailApi(send: Fetch = byFetch): EmailApi {
  return {
    state: async () => parseAnswer(isEmailStateAnswer, await request(send, ROUTES.emailState)).state,
    sendLink: async () => void (await request(send, { ...ROUTES.confirmEmail, body: {} })),
  };
}
