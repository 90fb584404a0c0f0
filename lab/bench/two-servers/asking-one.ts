import type { Browser } from './browser.ts';

/** A browser with this cookie that contacts one server directly, past any proxy. */
export function askingOne(url: string, cookie: string): Pick<Browser, 'ask'> {
  return {
    async ask({ method = 'GET', path, headers = {}, body }) {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
          cookie,
          origin: url,
        },
        redirect: 'manual',
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(15_000),
      });
      return { status: answer.status, headers: {}, body: Buffer.from(await answer.arrayBuffer()) };
    },
  };
}
