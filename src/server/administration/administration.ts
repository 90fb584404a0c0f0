import { randomBytes } from 'node:crypto';
import { normalizeEmail } from '#domain/account/account.ts';
import { removal } from '#server/accounts/account-removal.ts';
import { writeAll } from '#server/accounts/account-tools.ts';
import { createIdentity } from '#server/accounts/identity.ts';
import { createPasswordHasher } from '#server/accounts/passwords/password-hasher.ts';
import { resetLink } from '#server/accounts/reset/reset-letter.ts';
import { cookieNames } from '#server/accounts/sessions/cookies.ts';
import { UnitOfWork } from '#server/accounts/sql/unit-of-work.ts';
import { OWNED_DOCUMENTS } from '#server/all-kinds.ts';
import { type Engine, statement, textOf } from '#server/database/engine.ts';
import { endAllShares } from '#server/shares/sql/shares.ts';
import { createAuditLog } from './audit-log.ts';
import { describeUser, type UserDescription } from './describe-user.ts';
import { exportUser } from './export-user.ts';
import { listUsers } from './list-users.ts';

type Options = { engine: Engine; baseUrl: string; actor: string; now?: () => number };

export type Administration = ReturnType<typeof createAdministration>;

/** The operator's commands while a server runs. All of them are logged. */
export function createAdministration({ engine, baseUrl, actor, now = Date.now }: Options) {
  const work = new UnitOfWork(engine);
  const audit = createAuditLog(engine, actor, now);

  async function find(rawEmail: string): Promise<{ uid: string; email: string } | null> {
    const email = normalizeEmail(rawEmail).toLowerCase();
    const [row] = await engine.read('SELECT uid FROM users WHERE email = ?', [email]);
    return row ? { uid: textOf(row, 'uid'), email } : null;
  }

  /** The change and its log entry in one transaction: nothing happens to an account without an entry. */
  async function change(uid: string, action: string, ...statements: ReturnType<typeof statement>[]) {
    await work.run(() => writeAll(work, [...statements, audit.entry(action, uid)]));
  }

  return {
    audit,
    async *users(): AsyncGenerator<Awaited<ReturnType<typeof listUsers>>> {
      await work.write(audit.entry('users', null));
      for (let after = ''; ; ) {
        const page = await listUsers(engine, after);
        if (page.length === 0) return;
        yield page;
        after = page.at(-1)?.email ?? '';
      }
    },
    async user(email: string): Promise<UserDescription | null> {
      const found = await find(email);
      if (!found) return null;
      await change(found.uid, 'user');
      return describeUser(engine, found.uid, now());
    },
    /** The link that the email would contain; null if nobody has that email. */
    async resetLinkFor(rawEmail: string): Promise<string | null> {
      const found = await find(rawEmail);
      if (!found) return null;
      const links: string[] = [];
      const identity = createIdentity({
        engine,
        work,
        baseUrl,
        hasher: createPasswordHasher(),
        names: cookieNames(undefined),
        secret: randomBytes(48).toString('base64url'),
        onResetToken: async (_owner, token) => {
          links.push(resetLink(baseUrl, token));
        },
      });
      await work.run(async () => {
        await identity.api.requestPasswordReset({ body: { email: found.email } });
        await change(found.uid, 'reset-link');
      });
      return links[0] ?? null;
    },
    /** Ends its sessions and links, and refuses sign-in. Nothing else changes. */
    async lock(email: string): Promise<boolean> {
      const found = await find(email);
      if (!found) return false;
      await change(
        found.uid,
        'lock',
        statement('UPDATE users SET locked_at = ? WHERE uid = ? AND locked_at IS NULL', now(), found.uid),
        statement('DELETE FROM sessions WHERE uid = ?', found.uid),
        endAllShares(found.uid, now()),
      );
      return true;
    },
    async unlock(email: string): Promise<boolean> {
      const found = await find(email);
      if (!found) return false;
      const open = statement('UPDATE users SET locked_at = NULL WHERE uid = ?', found.uid);
      await change(found.uid, 'unlock', open);
      return true;
    },
    /** The text of the file that the person could download; null if nobody has that email. */
    async export(email: string): Promise<string | null> {
      const found = await find(email);
      if (!found) return null;
      await change(found.uid, 'export');
      return exportUser(engine, found.uid, new Date(now()).toISOString());
    },
    async deleteUser(email: string): Promise<boolean> {
      const found = await find(email);
      if (!found) return false;
      await change(found.uid, 'delete-user', ...removal(OWNED_DOCUMENTS, found.uid, now()));
      return true;
    },
  };
}
