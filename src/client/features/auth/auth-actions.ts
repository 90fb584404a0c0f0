import '#domain/account/account-errors.ts';
import { type AccountApi, createAccountApi } from '#client/adapters/api/account-api.ts';
import { type Api, createApi } from '#client/adapters/api/api.ts';
import { logFailure } from '#client/adapters/page/log.ts';
import {
  type AccountIssues,
  type AppUser,
  type EmailSlip,
  emailIssue,
  emailSlip,
  normalizeEmail,
  type SignInValues,
  type SignUpValues,
  validateSignIn,
  validateSignUp,
} from '#domain/account/account.ts';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import { AppError, sentenceFor } from '#domain/errors.ts';
import { messageOf } from '#domain/message-of.ts';

type Check = (values: SignUpValues) => AccountIssues;

/** The person who signed in, with their documents; null if they must be fetched. */
export type Arrival = { user: AppUser; docs: readonly ReceivedDocument[] | null };

export type AuthOutcome<Result> =
  | { status: 'done'; result: Result }
  /** `recheck` validates again: an error must not stay under a corrected field. */
  | { status: 'invalid'; issues: AccountIssues; slip?: EmailSlip | undefined; recheck: Check }
  | { status: 'failed'; message: string };

export type AuthActions = {
  whoIsThere(): Promise<AppUser | null>;
  signIn(values: SignInValues): Promise<AuthOutcome<Arrival>>;
  signUp(values: SignUpValues): Promise<AuthOutcome<Arrival>>;
  requestReset(email: string): Promise<AuthOutcome<void>>;
  resetPassword(
    token: string,
    values: { password: string; confirmPassword: string },
  ): Promise<AuthOutcome<void>>;
};

/** Loaded after the first paint: the rules and the API client weigh more than the screen. */
export type LoadAuthActions = () => Promise<AuthActions>;

type AuthApi = AccountApi & Pick<Api, 'session'>;

export function createAuthActions(api: AuthApi = { ...createApi(), ...createAccountApi() }): AuthActions {
  let unanswered: string | null = null;

  /** If the account already exists, it may be the person's own: the reply to an earlier request may have been lost. */
  async function signUp(wanted: SignInValues): Promise<Arrival> {
    const isAgain = unanswered === wanted.email;
    try {
      return await api.signUp(wanted);
    } catch (error) {
      const code = error instanceof AppError ? error.code : null;
      if (code === 'network-request-failed') unanswered = wanted.email;
      if (!isAgain || code !== 'email-already-in-use') throw error;
      return await api.signIn(wanted).catch(() => {
        throw error;
      });
    }
  }
  return {
    whoIsThere: () => api.session().catch(() => null),
    signIn: (values) =>
      attempt(values, validateSignIn, sentenceFor('sign-in-failed'), () => api.signIn(credentials(values))),
    signUp: (values) =>
      attempt(values, validateSignUp, sentenceFor('sign-up-failed'), () => signUp(credentials(values))),
    requestReset: (email) =>
      attempt({ email }, emailOnly, sentenceFor('internal'), () =>
        api.requestPasswordReset(normalizeEmail(email)),
      ),
    resetPassword: (token, values) =>
      attempt(values, passwordsOnly, sentenceFor('internal'), () =>
        api.resetPassword(token, values.password),
      ),
  };
}

function emailOnly({ email }: SignUpValues): AccountIssues {
  const issue = emailIssue(email);
  return issue ? { email: issue } : {};
}

function passwordsOnly(values: SignUpValues): AccountIssues {
  const { email: _, ...issues } = validateSignUp(values);
  return issues;
}

function credentials({ email, password }: SignInValues): SignInValues {
  return { email: normalizeEmail(email), password };
}

async function attempt<Result>(
  values: Partial<SignUpValues>,
  check: Check,
  fallback: string,
  run: () => Promise<Result>,
): Promise<AuthOutcome<Result>> {
  const issues = check({ email: '', password: '', confirmPassword: '', ...values });
  if (Object.keys(issues).length > 0) {
    return {
      status: 'invalid',
      issues,
      slip: issues.email ? emailSlip(values.email ?? '') : undefined,
      recheck: check,
    };
  }
  try {
    return { status: 'done', result: await run() };
  } catch (error) {
    logFailure(fallback, error);
    return { status: 'failed', message: messageOf(error, fallback) };
  }
}
