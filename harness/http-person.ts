import { randomUUID } from 'node:crypto';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';

export type Account = { email: string; password: string };

export type Session = { uid: string; cookie: string };

/** A person with a session. It outlives the server process, so each call names the server. */
export type HttpPerson = Account &
  Session & {
    put(
      url: string,
      blueprint: Blueprint,
      version: number,
      seq: number,
      signal?: AbortSignal,
    ): Promise<Response>;
    list(url: string): Promise<Response>;
  };

export function newAccount(email = `person-${randomUUID()}@example.com`): Account {
  return { email, password: 'seven quiet oaks' };
}

/** An account created like on the sign-up screen, with full password hashing. */
export async function signUpOver(url: string, email?: string): Promise<HttpPerson> {
  const account = newAccount(email);
  const answer = await fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`Sign-up was answered with ${answer.status}: ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { uid: string } };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return personWith(account, user.uid, cookie);
}

export function personWith(account: Account, uid: string, cookie: string): HttpPerson {
  return {
    ...account,
    uid,
    cookie,
    put: (url, blueprint, version, seq, signal) =>
      fetch(`${url}/api/users/${uid}/blueprints/${blueprint.id}`, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          origin: url,
          cookie,
          'x-client': 'test',
          'x-seq': String(seq),
          ...(version === 0 ? { 'if-none-match': '*' } : { 'if-match': `"${version}"` }),
        },
        body: JSON.stringify(blueprint),
        ...(signal && { signal }),
      }),
    list: (url) => fetch(`${url}/api/users/${uid}/blueprints`, { headers: { cookie } }),
  };
}
