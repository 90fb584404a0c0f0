import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

const ANALYTICS_SCRIPT = 'https://www.googletagmanager.com';
const ANALYTICS_CONNECT = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://firebase.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
];
const ANY_AI = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];
const TWO_YEARS_SECONDS = 63_072_000;

/** Inline styles and scripts, each allowed by its own hash and nothing else. */
type InPage = { styleHashes: readonly string[]; scriptHashes: readonly string[] };
type CspConfig = Pick<Config, 'aiOrigins' | 'analytics'>;

/** The outer limit; the page narrows `connect-src` further to the one AI endpoint in use. */
export function contentSecurityPolicy(
  config: CspConfig,
  { styleHashes, scriptHashes }: InPage = { styleHashes: [], scriptHashes: [] },
): string {
  const analytics = config.analytics !== undefined;
  const ai = config.aiOrigins.length > 0 ? config.aiOrigins : ANY_AI;
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(scriptHashes), ...(analytics ? [ANALYTICS_SCRIPT] : [])].join(' '),
    ["style-src 'self'", ...quoted(styleHashes)].join(' '),
    `img-src 'self' data:${analytics ? ' https://*.google-analytics.com' : ''}`,
    // For playing back one's own recording, which is no file of ours.
    'media-src blob:',
    "worker-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set([...ai, ...(analytics ? ANALYTICS_CONNECT : [])])].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // For named characters in plans, the worker's URL, and pasted HTML, which is parsed but never shown. The analytics
    // script creates its own policies.
    ...(analytics ? [] : ['trusted-types default app-worker inert-document']),
  ];
  return directives.join('; ');
}

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}

export function securityHeaders(config: CspConfig & Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cache-control': 'no-store',
    ...(config.publicUrl?.startsWith('https:') && {
      'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
    }),
  };
}

/** Set when a request arrives, so that errors, 304s and files have them too. */
export function registerSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    done();
  });
}
