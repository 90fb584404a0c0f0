import { timingSafeEqual } from 'node:crypto';
import { fingerprint } from '#server/accounts/sessions/signed-value.ts';
import { type Engine, type Statement, statement, textOf } from '#server/database/engine.ts';

const LINK_HOURS = 48;
const HOUR_MS = 3_600_000;
const TOKEN = /^([\w-]{1,64})\.(\d{1,14})\.([0-9a-f]{32})$/;
const MAILED = /^(.{1,256})-([0-9a-f]{32})$/;

export type EmailConfirmations = ReturnType<typeof createEmailConfirmations>;

type Options = { engine: Engine; secret: string; baseUrl: string; now: () => number };

/**
 * Whether an email belongs to the person who entered it. Nothing else depends on it. The link is signed, not stored: it
 * names the account and its email, so it becomes invalid when either changes, and opening it twice is harmless.
 */
export function createEmailConfirmations({ engine, secret, baseUrl, now }: Options) {
  const seal = (uid: string, email: string, until: string) =>
    fingerprint('confirm-email', `${uid}\n${email}\n${until}`, secret);
  const mailedSeal = (token: string) => fingerprint('mailed-reset', token, secret);
  const confirmed = (uid: string, email: string): Statement =>
    statement('UPDATE users SET email_verified = 1 WHERE uid = ? AND email = ?', uid, email);

  return {
    link(uid: string, email: string): string {
      const until = String(now() + LINK_HOURS * HOUR_MS);
      return `${baseUrl}/confirm-email?token=${uid}.${until}.${seal(uid, email, until)}`;
    },
    async isConfirmed(uid: string): Promise<boolean> {
      const [row] = await engine.read('SELECT email_verified FROM users WHERE uid = ?', [uid]);
      return row?.email_verified === 1;
    },
    /** False: the link has expired, was changed, or its account is gone. */
    async confirm(token: string): Promise<boolean> {
      const [, uid = '', until = '', given = ''] = TOKEN.exec(token) ?? [];
      if (uid === '' || Number(until) < now()) return false;
      const [row] = await engine.read('SELECT email FROM users WHERE uid = ?', [uid]);
      if (!row) return false;
      const email = textOf(row, 'email');
      if (!isSame(seal(uid, email, until), given)) return false;
      await engine.unit(function* () {
        yield confirmed(uid, email);
      });
      return true;
    },
    confirmed,
    /** Marks a link as sent by email. One that the operator makes may be passed on in any way, and proves no mailbox. */
    markMailed: (token: string): string => `${token}-${mailedSeal(token)}`,
    readMailed(given: string): { token: string; isMailed: boolean } {
      const [, token = '', mark = ''] = MAILED.exec(given) ?? [];
      const isMailed = token !== '' && isSame(mailedSeal(token), mark);
      return isMailed ? { token, isMailed } : { token: given, isMailed };
    },
  };
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
