import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { type Allowances, parseAllowances } from './settings/allowances.ts';
import { ConfigError } from './settings/config-error.ts';
import { withSecretFiles } from './settings/secret-files.ts';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** How long a start waits for a PostgreSQL that doesn't answer yet. */
  databaseWaitSeconds: number;
  /** Origin of the deployment, without a path; undefined on a developer's own machine. */
  publicUrl: string | undefined;
  brandName: string;
  /** The contact for help: an email address or an https link. */
  contact: string | undefined;
  authSecret: string | undefined;
  aiOrigins: string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  trustProxy: string[];
  metricsPort: number | undefined;
  metricsHost: string;
  logLevel: LogLevel;
  authLimits: boolean;
  authAllowances: Allowances;
  analytics: Record<string, string> | undefined;
  hasServiceWorker: boolean;
  /** Whether people can share links to their plans. */
  hasSharing: boolean;
  distDir: string;
  quietStart: boolean;
  /** Everything on standard output is then JSON lines. */
  isProduction: boolean;
};

const BUILT = join(import.meta.dirname, '..', '..', 'dist');

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export { ConfigError };

type Env = Readonly<Record<string, string | undefined>>;

export function readConfig(settings: Env): Config {
  const env = withSecretFiles(settings);
  const host = given(env.HOST) ?? '127.0.0.1';
  const publicUrl = given(env.PUBLIC_URL) && originOf('PUBLIC_URL', env.PUBLIC_URL, ['https:', 'http:']);
  const authLimits = oneOf('AUTH_LIMITS', env.AUTH_LIMITS, ['on', 'off'], 'on') === 'on';
  if (!authLimits && !isLoopback(host)) {
    throw new ConfigError(
      `AUTH_LIMITS=off is only for load tests on this machine: set HOST=127.0.0.1 as well, or remove AUTH_LIMITS.`,
    );
  }
  return {
    port: portOf('PORT', env.PORT) ?? 3000,
    host,
    dataDir: resolve(given(env.DATA_DIR) ?? 'data'),
    databaseUrl: databaseUrlOf(env.DATABASE_URL),
    databaseWaitSeconds: secondsOf('DATABASE_WAIT_SECONDS', env.DATABASE_WAIT_SECONDS) ?? 30,
    publicUrl: publicUrl || undefined,
    brandName: given(env.BRAND_NAME) ?? 'Cornerstone',
    contact: contactOf(env.CONTACT),
    authSecret: secretOf(env.AUTH_SECRET),
    aiOrigins: listOf(env.AI_ORIGINS).map((origin) => originOf('AI_ORIGINS', origin, ['https:', 'http:'])),
    smtpUrl: smtpUrlOf(env.SMTP_URL),
    mailFrom: mailFromOf(env.MAIL_FROM),
    trustProxy: listOf(env.TRUST_PROXY).map(proxyAddressOf),
    metricsPort: portOf('METRICS_PORT', env.METRICS_PORT),
    // Not HOST: metrics need no password, so making the app public must not publish them.
    metricsHost: given(env.METRICS_HOST) ?? '127.0.0.1',
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL, LOG_LEVELS, 'warn'),
    authLimits,
    authAllowances: allowancesOf(env.AUTH_ALLOWANCES),
    analytics: analyticsOf(env.ANALYTICS_CONFIG),
    hasServiceWorker: oneOf('SERVICE_WORKER', env.SERVICE_WORKER, ['on', 'off'], 'on') === 'on',
    hasSharing: oneOf('SHARING', env.SHARING, ['on', 'off'], 'on') === 'on',
    distDir: distDirOf(env.DIST_DIR),
    quietStart: given(env.QUIET_START) !== undefined && env.QUIET_START !== '0',
    isProduction: env.NODE_ENV === 'production',
  };
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function given(value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed ? trimmed : undefined;
}

function listOf(value: string | undefined): string[] {
  return (value ?? '').split(/[\s,]+/).filter((item) => item !== '');
}

function portOf(name: string, value: string | undefined): number | undefined {
  const text = given(value);
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new ConfigError(`${name} must be a number from 0 to 65535, but it is "${text}".`);
}

function secondsOf(name: string, value: string | undefined): number | undefined {
  const text = given(value);
  if (text === undefined) return undefined;
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new ConfigError(`${name} must be a number of seconds from 0 to 9999, but it is "${text}".`);
}

function oneOf<T extends string>(
  name: string,
  value: string | undefined,
  allowed: readonly T[],
  fallback: T,
): T {
  const text = given(value);
  if (text === undefined) return fallback;
  const found = allowed.find((item) => item === text);
  if (found) return found;
  throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, but it is "${text}".`);
}

function urlOf(text: string | undefined): URL | undefined {
  return text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
}

function originOf(name: string, value: string | undefined, protocols: readonly string[]): string {
  const text = given(value);
  const url = urlOf(text);
  if (url && protocols.includes(url.protocol) && url.pathname === '/' && !url.search && !url.username) {
    return url.origin;
  }
  throw new ConfigError(
    `${name} must be an address such as https://example.com (no path), but it is "${text}".`,
  );
}

// These two sentences never repeat the address: it contains a password.
function databaseUrlOf(value: string | undefined): string | undefined {
  const text = given(value);
  if (text === undefined) return undefined;
  if (['postgres:', 'postgresql:'].includes(urlOf(text)?.protocol ?? '')) return text;
  throw new ConfigError(
    'DATABASE_URL must look like postgres://user:password@host:5432/database, with # / ? @ and % in the password written as %23 %2F %3F %40 and %25. Correct it, or remove it to use the built-in SQLite.',
  );
}

function smtpUrlOf(value: string | undefined): string | undefined {
  const text = given(value);
  if (text === undefined || ['smtp:', 'smtps:'].includes(urlOf(text)?.protocol ?? '')) return text;
  throw new ConfigError('SMTP_URL must look like smtp://user:password@host:587. Correct it, or remove it.');
}

// Without an address, emails would have no sender at all.
function mailFromOf(value: string | undefined): string {
  const text = given(value) ?? 'no-reply@localhost';
  if (/^(?:[^<>]*<[^\s@<>"]+@[^\s@<>"]+>|[^\s@<>"]+@[^\s@<>"]+)$/.test(text)) return text;
  throw new ConfigError(
    `MAIL_FROM must be an email address, or a name with one, such as Cornerstone <no-reply@example.com>, but it is "${text}".`,
  );
}

// Without a page there, everybody would be told to run a build.
function distDirOf(value: string | undefined): string {
  const text = given(value);
  if (text === undefined || existsSync(join(resolve(text), 'client', 'index.html')))
    return resolve(text ?? BUILT);
  throw new ConfigError(
    `DIST_DIR must be a folder that npm run build has made, with client/index.html in it, but it is "${text}".`,
  );
}

function contactOf(value: string | undefined): string | undefined {
  const text = given(value);
  const isLink = urlOf(text)?.protocol === 'https:' && !/\s/.test(text ?? '');
  if (text === undefined || isLink || /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text)) return text;
  throw new ConfigError(
    `CONTACT must be an email address or a link that starts with https://, but it is "${text}".`,
  );
}

function secretOf(value: string | undefined): string | undefined {
  const text = given(value);
  if (text === undefined || text.length >= 32) return text;
  throw new ConfigError(
    'AUTH_SECRET must have at least 32 characters. Make it longer, or remove it and one is made for you.',
  );
}

// Never a hop count and never "true": a client could then write its own address (docs/decisions/0125).
function proxyAddressOf(text: string): string {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
  if (family !== 0 && isRange) return text;
  throw new ConfigError(
    `TRUST_PROXY must list the addresses of your proxies, such as 10.0.0.7 or 10.0.0.0/8, but it has "${text}".`,
  );
}

function allowancesOf(value: string | undefined): Allowances {
  const allowances = parseAllowances(listOf(value));
  if (allowances) return allowances;
  throw new ConfigError(
    `AUTH_ALLOWANCES must list limits such as sign-up=100/30 (100 at once, then one each 30 seconds), at most 100 an hour for account, device and password-check, but it is "${value}".`,
  );
}

function analyticsOf(value: string | undefined): Record<string, string> | undefined {
  const text = given(value);
  if (text === undefined) return undefined;
  const parsed = parseObject(text);
  if (parsed?.measurementId && parsed.appId && parsed.apiKey) return parsed;
  throw new ConfigError(
    'ANALYTICS_CONFIG must be the JSON object that Firebase shows for your web app, with apiKey, appId and measurementId.',
  );
}

function parseObject(text: string): Record<string, string> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, String(item)]));
  } catch {
    return undefined;
  }
}
