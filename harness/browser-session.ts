import type { BrowserContext } from '@playwright/test';
import type { Session } from './http-person.ts';

/** Signs a browser in without its screens. */
export async function bringSession(
  context: BrowserContext,
  url: string,
  { cookie }: Pick<Session, 'cookie'>,
): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return { name, value, url, httpOnly: true, sameSite: 'Lax' as const };
  });
  await context.addCookies(cookies);
}

/** This browser's session cookie, whoever signed it in. */
export async function sessionIn(context: BrowserContext, url: string): Promise<string> {
  return (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
}
