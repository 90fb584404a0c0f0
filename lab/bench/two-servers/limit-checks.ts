import { type Browser, openBrowser } from './browser.ts';
import type { Nginx } from './nginx.ts';
import type { Report } from './report.ts';

/** Small, because every attempt hashes a password: the check is about who shares which count. */
const ALLOWANCES = { account: 4, address: 8 };
export const AUTH_ALLOWANCES = `account=${ALLOWANCES.account}/600,address=${ALLOWANCES.address}/600`;

type Setting = { nginx: Nginx; report: Report };

/** Guesses are counted once for all servers, and by the address that nginx saw, not the one that a visitor claims. */
export async function checkLimits({ nginx, report }: Setting): Promise<void> {
  const from = (address: string) => openBrowser(nginx.origin, nginx.certificate, address);
  const guesser = from('127.0.0.2');
  const before = nginx.log().length;
  const oneAccount = await guess(guesser, ALLOWANCES.account + 3, () => 'ruth@example.org');
  const askedServers = new Set(
    nginx
      .log()
      .slice(before)
      .map((line) => /\[(.*?)\]/.exec(line)?.[1]),
  );
  report.check(
    'guesses at one account, counted over both servers',
    oneAccount.wrong === ALLOWANCES.account && askedServers.size === 2,
    `${oneAccount.wrong} looked at, ${oneAccount.limited} answered 429, by ${askedServers.size} servers`,
  );

  // Attempts refused by the account's limit have used up the address's as well.
  const rest = ALLOWANCES.address - (oneAccount.wrong + oneAccount.limited);
  const many = await guess(guesser, rest + 3, (count) => `nobody-${count}@example.org`);
  const found = `${many.wrong} looked at, then ${many.limited} answered 429`;
  report.check('guesses from one address', many.wrong === rest && many.limited === 3, found);

  const liar = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-real-ip': '203.0.113.9' };
  const lying = await guess(guesser, 1, () => 'somebody@example.org', liar);
  report.check('a forged address does not help', lying.limited === 1, lying.limited === 1 ? 429 : 'let in');

  const neighbor = from('127.0.0.3');
  const other = await guess(neighbor, 1, () => 'somebody@example.org');
  report.check('another visitor is not held up', other.wrong === 1, other.wrong === 1 ? 401 : 429);
  for (const browser of [guesser, neighbor]) browser.close();
}

async function guess(
  browser: Browser,
  times: number,
  emailOf: (count: number) => string,
  headers: Record<string, string> = {},
) {
  let wrong = 0;
  let limited = 0;
  for (let count = 0; count < times; count += 1) {
    const body = JSON.stringify({ email: emailOf(count), password: 'not the right one' });
    const { status } = await browser.ask({ method: 'POST', path: '/api/auth/sign-in', headers, body });
    if (status === 401) wrong += 1;
    else if (status === 429) limited += 1;
    else throw new Error(`A guess was answered ${status}`);
  }
  return { wrong, limited };
}
