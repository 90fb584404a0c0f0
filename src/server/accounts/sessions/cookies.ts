import { HOST_ONLY, LEFT_COOKIE } from '#domain/api/api-paths.ts';

const DAY_SECONDS = 86_400;

export type CookieNames = { session: string; device: string; left: string; isSecure: boolean };

/** `__Host-` requires Secure, and browsers drop Secure cookies over plain http, so loopback gets plain names. */
export function cookieNames(publicUrl: string | undefined): CookieNames {
  const isSecure = publicUrl?.startsWith('https://') ?? false;
  const prefix = isSecure ? HOST_ONLY : '';
  const [session, device, left] = [`${prefix}bp_session`, `${prefix}bp_device`, prefix + LEFT_COOKIE.name];
  return { session, device, left, isSecure };
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trimStart().startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim());
  } catch {
    return undefined;
  }
}

export function writeCookie(name: string, value: string, maxAgeDays: number, isSecure: boolean): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeDays * DAY_SECONDS}`;
  return `${name}=${encodeURIComponent(value)}; ${attributes}${isSecure ? '; Secure' : ''}`;
}
