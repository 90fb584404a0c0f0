import { randomBytes } from 'node:crypto';
import { type CookieNames, readCookie, writeCookie } from './cookies.ts';
import { fingerprint, sign, unsign } from './signed-value.ts';

const DEVICE_DAYS = 400;
const ACCOUNTS_PER_DEVICE = 5;

type Device = { id: string; accounts: string[] };
export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** A signed cookie that names the accounts that signed in with this browser. It grants no access by itself. */
export function createKnownDevices(names: CookieNames, secret: string) {
  const accountOn = (deviceId: string, email: string) => fingerprint(`account on ${deviceId}`, email, secret);

  function deviceOf(cookieHeader: string | undefined): Device | undefined {
    const [id, ...accounts] = unsign(readCookie(cookieHeader, names.device) ?? '', secret)?.split('~') ?? [];
    return id ? { id, accounts } : undefined;
  }

  return {
    idFor(cookieHeader: string | undefined, email: string): string | undefined {
      const device = deviceOf(cookieHeader);
      return device?.accounts.includes(accountOn(device.id, email)) ? device.id : undefined;
    },
    /** The cookie to set after the owner has proved the password or the mailed link. */
    remember(cookieHeader: string | undefined, email: string): string {
      const device = deviceOf(cookieHeader) ?? { id: randomBytes(16).toString('hex'), accounts: [] };
      const account = accountOn(device.id, email);
      const accounts = [account, ...device.accounts.filter((other) => other !== account)];
      const value = [device.id, ...accounts.slice(0, ACCOUNTS_PER_DEVICE)].join('~');
      return writeCookie(names.device, sign(value, secret), DEVICE_DAYS, names.isSecure);
    },
  };
}
