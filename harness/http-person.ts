import type { Blueprint } from '#domain/blueprint/blueprint.ts';

export type HttpPerson = {
  uid: string;
  cookie: string;
  put(
    url: string,
    blueprint: Blueprint,
    version: number,
    seq: number,
    signal?: AbortSignal,
  ): Promise<Response>;
  list(url: string): Promise<Response>;
};

/** Somebody with a session on a running server; the session outlives the process. */
export async function signUpOver(url: string, email: string): Promise<HttpPerson> {
  const answer = await fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: 'correct horse battery' }),
  });
  if (!answer.ok) throw new Error(`Sign-up was answered with ${answer.status}: ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { uid: string } };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return personWith(user.uid, cookie);
}

function personWith(uid: string, cookie: string): HttpPerson {
  return {
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
