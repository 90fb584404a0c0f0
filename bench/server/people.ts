import { randomBytes } from 'node:crypto';
import { sign } from '#server/accounts/sessions/signed-value.ts';
import { tokenHash } from '#server/accounts/sql/auth-tables.ts';
import { statement } from '#server/database/engine.ts';
import { openStore } from '#server/database/open-store.ts';

export const AUTH_SECRET = 'a secret that is only for the bench, 43 signs';

export type BenchPerson = { uid: string; cookie: string };

/** People with a session each, written straight into the database: hashing 200 passwords would take a minute. */
export async function plantPeople(
  dataDir: string,
  count: number,
  databaseUrl?: string,
): Promise<BenchPerson[]> {
  const fail = (error: unknown) => {
    throw error;
  };
  const store = await openStore({ dataDir, databaseUrl, onError: fail, onFatal: fail });
  const now = Date.now();
  const people = Array.from({ length: count }, () => ({
    uid: crypto.randomUUID(),
    token: randomBytes(24).toString('base64url'),
  }));
  await store.unit(function* () {
    for (const { uid, token } of people) {
      yield statement(
        'INSERT INTO users (uid, email, email_verified, created_at, updated_at) VALUES (?, ?, 0, ?, ?)',
        uid,
        `${uid}@example.org`,
        now,
        now,
      );
      yield statement(
        'INSERT INTO sessions (token_hash, id, uid, expires_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
        tokenHash(token),
        crypto.randomUUID(),
        uid,
        now + 86_400_000,
        now,
        now,
      );
    }
  });
  await store.close();
  return people.map(({ uid, token }) => ({
    uid,
    cookie: `bp_session=${encodeURIComponent(sign(token, AUTH_SECRET))}`,
  }));
}
