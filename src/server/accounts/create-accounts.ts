import { setTimeout } from 'node:timers/promises';
import type { Config } from '#server/config.ts';
import type { Engine } from '#server/database/engine.ts';
import type { Accounts } from '#server/http/accounts-port.ts';
import { registerAccountRoutes } from './account-routes.ts';
import type { AccountTools } from './account-tools.ts';
import { confirmationEmail } from './confirming/confirm-letter.ts';
import { createEmailConfirmations } from './confirming/email-confirmations.ts';
import type { Identity } from './identity.ts';
import { createAttemptLimits } from './limits/attempt-limits.ts';
import { createLimiter } from './limits/limiter.ts';
import { network } from './limits/network.ts';
import type { OwnedDocuments } from './owned-documents.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords/password-hasher.ts';
import { createMailer } from './reset/mailer.ts';
import { resetEmail, resetLink } from './reset/reset-letter.ts';
import { createResetOwners } from './reset/reset-owners.ts';
import { cookieNames } from './sessions/cookies.ts';
import { createKnownDevices } from './sessions/known-devices.ts';
import { serverSecret } from './sessions/server-secret.ts';
import { createSessions } from './sessions/sessions.ts';
import { fingerprint } from './sessions/signed-value.ts';
import { UnitOfWork } from './sql/unit-of-work.ts';
import { sweepAccounts } from './sweep.ts';

const CLOSE_MS = 5_000;

export type AccountsConfig = Pick<
  Config,
  'publicUrl' | 'port' | 'brandName' | 'authSecret' | 'authLimits' | 'authAllowances' | 'smtpUrl' | 'mailFrom'
>;

type Options = {
  engine: Engine;
  config: AccountsConfig;
  documents: OwnedDocuments;
  onError: (error: unknown) => void;
  hasher?: PasswordHasher;
  now?: () => number;
};

export type RunningAccounts = Accounts & {
  readonly hasher: PasswordHasher;
  readonly limits: AccountTools['limits'];
  /** Removes expired rows. */
  sweep(): Promise<void>;
};

export async function createAccounts({
  engine,
  config,
  documents,
  onError,
  hasher = createPasswordHasher(),
  now = Date.now,
}: Options): Promise<RunningAccounts> {
  const secret = await serverSecret(engine, config.authSecret);
  const names = cookieNames(config.publicUrl);
  const baseUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const work = new UnitOfWork(engine);
  const mailer = config.smtpUrl === undefined ? undefined : createMailer(config.smtpUrl, config.mailFrom);
  const resetOwners = createResetOwners();
  const confirmations = createEmailConfirmations({ engine, secret, baseUrl, now });
  const pending = new Set<Promise<unknown>>();

  let loading: Promise<Identity> | undefined;
  const identity = () => {
    loading ??= import('./identity.ts').then(({ createIdentity }) =>
      createIdentity({
        engine,
        work,
        hasher,
        names,
        secret,
        baseUrl,
        onReset: resetOwners.tell,
        onResetToken: async (owner, token) => {
          const link = resetLink(baseUrl, confirmations.markMailed(token));
          await mailer?.send(resetEmail(owner, config.brandName, link)).catch(onError);
        },
      }),
    );
    return loading;
  };
  const tools: AccountTools = {
    engine,
    work,
    identity,
    hasher,
    documents,
    limiter: createLimiter(engine, config.authLimits, now),
    limits: createAttemptLimits(secret, config.authAllowances),
    devices: createKnownDevices(names, secret),
    resetOwners,
    sessions: createSessions({ engine, secret, names, now, onError }),
    confirmations,
    now,
  };

  const inBackground = (task: () => Promise<unknown>) => {
    const running = task()
      .catch(onError)
      .finally(() => pending.delete(running));
    pending.add(running);
  };
  const mailResetLink = mailer
    ? (email: string) =>
        inBackground(async () => (await identity()).api.requestPasswordReset({ body: { email } }))
    : undefined;
  const mailConfirmation = mailer
    ? (uid: string, email: string) => {
        const letter = confirmationEmail(
          { uid, email },
          config.brandName,
          tools.confirmations.link(uid, email),
        );
        inBackground(() => mailer.send(letter));
      }
    : undefined;

  const close = async () => {
    // A hanging mail server must not delay a restart.
    await Promise.race([Promise.all(pending), setTimeout(CLOSE_MS, undefined, { ref: false })]);
  };

  return {
    hasher,
    limits: tools.limits,
    sweep: () => sweepAccounts(engine, documents, now()),
    sessionOf: tools.sessions.sessionOf,
    wasEndedElsewhere: tools.sessions.wasEndedElsewhere,
    confirmEmail: tools.confirmations.confirm,
    sessionHash: tools.sessions.hashOf,
    allowComment: (address) => tools.limiter.charge(tools.limits.comment(address)),
    networkOf: network,
    sealOf: (purpose, value) => fingerprint(purpose, value, secret),
    sendLetter: mailer?.send,
    routes(app, documentsJson) {
      registerAccountRoutes(app, tools, { mailResetLink, mailConfirmation, documentsJson });
      app.addHook('onClose', close);
      // Right after the port opens, before anyone is there: loading blocks everything for a moment, and during the
      // morning's sign-ins that would mean 503s.
      app.addHook('onListen', async () => {
        await identity();
      });
    },
  };
}
