import { timingSafeEqual } from 'node:crypto';
import { fingerprint } from '#server/accounts/sessions/signed-value.ts';
import { type Engine, statement, textOf } from '#server/database/engine.ts';

const LINK_HOURS = 48;
const HOUR_MS = 3_600_000;
const TOKEN = /^([\w-]{1,64})\.(\d{1,14})\.([0-9a-f]{32})$/;

export type EmailConfirmations = ReturnType<typeof createEmailConfirmations>;

type Options = { engine: Engine; secret: string; baseUrl: string; now: () => number };

/**
 * Whether an email belongs to the person who gave it. Nothing else depends on it. The link is signed and not stored: it
 * names the account and its email, so it is worth nothing once either has changed, and opening it twice does no harm.
 */
export function createEmailConfirmations({ engine, secret, baseUrl, now }: Options) {
  const seal = (uid: string, email: string, until: string) =>
    fingerprint('confirm-email', `${uid}\n${email}\n${until}`, secret);

  return {
    link(uid: string, email: string): string {
      const until = String(now() + LINK_HOURS * HOUR_MS);
      return `${baseUrl}/confirm-email?token=${uid}.${until}.${seal(uid, email, until)}`;
    },
    async isConfirmed(uid: string): Promise<boolean> {
      const [row] = await engine.read('SELECT email_verified FROM users WHERE uid = ?', [uid]);
      return row?.email_verified === 1;
    },
    /** False: the link is old, was changed on its way, or its account is gone. */
    async confirm(token: string): Promise<boolean> {
      const [, uid = '', until = '', given = ''] = TOKEN.exec(token) ?? [];
      if (uid === '' || Number(until) < now()) return false;
      const [row] = await engine.read('SELECT email FROM users WHERE uid = ?', [uid]);
      if (!row) return false;
      const email = textOf(row, 'email');
      if (!timingSafeEqual(Buffer.from(seal(uid, email, until)), Buffer.from(given))) return false;
      await engine.unit(function* () {
        yield statement('UPDATE users SET email_verified = 1 WHERE uid = ? AND email = ?', uid, email);
      });
      return true;
    },
  };
}
