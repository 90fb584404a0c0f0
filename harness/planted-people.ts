import { randomBytes, randomUUID } from 'node:crypto';
import { createPasswordHasher } from '#server/accounts/passwords/password-hasher.ts';
import { readOrMakeSecret } from '#server/accounts/sessions/auth-secret.ts';
import { cookieNames } from '#server/accounts/sessions/cookies.ts';
import { serverSecret } from '#server/accounts/sessions/server-secret.ts';
import { sign } from '#server/accounts/sessions/signed-value.ts';
import { tokenHash } from '#server/accounts/sql/auth-tables.ts';
import { type Statement, statement } from '#server/database/engine.ts';
import { openStore } from '#server/database/open-store.ts';
import { type HttpPerson, newAccount, personWith } from './http-person.ts';

// A stored hash contains its own strength, so that these people sign in cheaply, while everybody who signs up on the
// same server is hashed as in production.
const CHEAP = { logN: 4, r: 1, p: 1 };
const DAY_MS = 86_400_000;

/**
 * Inserts people with a session each directly into the database of a server: hashing a password takes a third of a
 * second, and is not the point here.
 */
export async function plantPeople(
  dataDir: string,
  count: number,
  databaseUrl?: string,
): Promise<HttpPerson[]> {
  const fail = (error: unknown) => {
    throw error;
  };
  const store = await openStore({ dataDir, databaseUrl, onError: fail, onFatal: fail });
  const secret = await serverSecret(store, databaseUrl ? undefined : readOrMakeSecret(dataDir));
  const { session } = cookieNames(undefined);
  const people = Array.from({ length: count }, () => {
    const token = randomBytes(24).toString('base64url');
    const cookie = `${session}=${encodeURIComponent(sign(token, secret))}`;
    return { ...newAccount(), uid: randomUUID(), token, cookie };
  });
  const passwordHash = await createPasswordHasher(CHEAP).hash(newAccount().password);
  await store.unit(function* () {
    for (const person of people) yield* rowsOf(person, passwordHash);
  });
  await store.close();
  return people.map(({ uid, cookie, email, password }) => personWith({ email, password }, uid, cookie));
}

function* rowsOf(
  { uid, email, token }: { uid: string; email: string; token: string },
  passwordHash: string,
): Generator<Statement> {
  const now = Date.now();
  yield statement(
    'INSERT INTO users (uid, email, email_verified, created_at, updated_at) VALUES (?, ?, 0, ?, ?)',
    uid,
    email,
    now,
    now,
  );
  yield statement(
    "INSERT INTO credentials (id, uid, provider_id, account_id, password_hash, created_at, updated_at) VALUES (?, ?, 'credential', ?, ?, ?, ?)",
    randomUUID(),
    uid,
    uid,
    passwordHash,
    now,
    now,
  );
  yield statement(
    'INSERT INTO sessions (token_hash, id, uid, expires_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
    tokenHash(token),
    randomUUID(),
    uid,
    now + DAY_MS,
    now,
    now,
  );
}
