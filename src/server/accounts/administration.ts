import { randomBytes } from 'node:crypto';
import type { Engine } from '#server/database/engine.ts';
import { numberOf, textOf } from '#server/database/engine.ts';
import { removal } from './account-removal.ts';
import { writeAll } from './account-tools.ts';
import { createIdentity } from './identity.ts';
import type { OwnedDocuments } from './owned-documents.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import { resetLink } from './reset/reset-letter.ts';
import { cookieNames } from './sessions/cookies.ts';
import { requireEmail } from './sessions/sign-in.ts';
import { UnitOfWork } from './sql/unit-of-work.ts';

export type UserSummary = { uid: string; email: string; createdAt: Date; blueprints: number };

/** What the operator can do from the command line, beside a running server. */
export function createAdministration(engine: Engine, documents: OwnedDocuments, baseUrl: string) {
  const work = new UnitOfWork(engine);

  return {
    /** The link that the mail would carry; null when nobody has that email. */
    async resetLinkFor(rawEmail: string): Promise<string | null> {
      const links: string[] = [];
      const identity = createIdentity({
        engine,
        work,
        baseUrl,
        hasher: createPasswordHasher(),
        names: cookieNames(undefined),
        secret: randomBytes(48).toString('base64url'),
        onResetToken: async (_email, token) => {
          links.push(resetLink(baseUrl, token));
        },
      });
      await identity.api.requestPasswordReset({ body: { email: requireEmail(rawEmail) } });
      return links[0] ?? null;
    },
    async users(): Promise<UserSummary[]> {
      const rows = await engine.read('SELECT uid, email, created_at FROM users ORDER BY created_at, email');
      const counts = await documents.counted(engine);
      return rows.map((row) => ({
        uid: textOf(row, 'uid'),
        email: textOf(row, 'email'),
        createdAt: new Date(numberOf(row, 'created_at')),
        blueprints: counts.get(textOf(row, 'uid')) ?? 0,
      }));
    },
    async deleteUser(rawEmail: string): Promise<boolean> {
      const email = requireEmail(rawEmail);
      const [row] = await engine.read('SELECT uid FROM users WHERE email = ?', [email]);
      if (!row) return false;
      await work.run(() => writeAll(work, removal(documents, textOf(row, 'uid'), Date.now())));
      return true;
    },
  };
}
