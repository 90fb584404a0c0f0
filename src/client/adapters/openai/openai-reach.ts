import { REFUSED_COPY } from '#content/copy/writing/refused.ts';
import { AI_DEFAULTS, isOnThisComputer, originOf } from '#domain/ai/settings.ts';
import type { ErrorCode } from '#domain/errors.ts';

const PROBE_MS = 5_000;
const REPORT_MS = 50;

/** `words` if the code's sentence doesn't name the step that helps. */
export type ConnectionTrouble = { code: ErrorCode; words?: string | undefined };

/**
 * Why did a request to this address fail without a status? An opaque keyless request succeeds if only CORS was in the
 * way, and our own policies report what they blocked: the server's, or the one that narrowed this page at load time,
 * before another tab chose this address.
 */
export async function connectionTrouble(baseUrl: string): Promise<ConnectionTrouble> {
  if (globalThis.navigator?.onLine === false) return { code: 'ai-connection' };
  const blockedBy: string[] = [];
  const origin = originOf(baseUrl);
  const hear = (event: Event) => {
    const { blockedURI, originalPolicy } = event as SecurityPolicyViolationEvent;
    if (origin && blockedURI.startsWith(origin)) blockedBy.push(originalPolicy);
  };
  const page = globalThis.document;
  page?.addEventListener('securitypolicyviolation', hear);
  try {
    await fetch(`${baseUrl}/models`, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PROBE_MS),
    });
    return { code: 'ai-blocked', words: REFUSED_COPY.closed };
  } catch {
    // The report of our own policy comes in a later task than the failed request.
    await new Promise((resolve) => setTimeout(resolve, REPORT_MS));
    if (blockedBy.length === 0) return unanswered(baseUrl);
    const isOurs = blockedBy.some((policy) => policy.includes('default-src'));
    return { code: isOurs ? 'ai-blocked' : 'ai-address-changed' };
  } finally {
    page?.removeEventListener('securitypolicyviolation', hear);
  }
}

/** A typed address is more likely wrong than the default one. */
function unanswered(baseUrl: string): ConnectionTrouble {
  if (baseUrl === AI_DEFAULTS.baseUrl) return { code: 'ai-connection' };
  const host = URL.parse(baseUrl)?.host ?? baseUrl;
  const words = isOnThisComputer(baseUrl) ? REFUSED_COPY.notRunning(host) : REFUSED_COPY.silent(host);
  return { code: 'ai-not-found', words };
}
