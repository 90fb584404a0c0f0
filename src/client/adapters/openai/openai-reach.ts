import { originOf } from '#domain/ai/settings.ts';
import type { ErrorCode } from '#domain/errors.ts';

const PROBE_MS = 5_000;
const REPORT_MS = 50;

/**
 * Why did a request to this address fail without a status? A keyless request that asks for nothing readable gets
 * through where only CORS stood in the way, and our own policies announce what they blocked: the server's, or the
 * one that this page was narrowed by as it loaded, before another tab chose this address.
 */
export async function connectionCode(baseUrl: string): Promise<ErrorCode> {
  if (globalThis.navigator?.onLine === false) return 'ai-connection';
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
    return 'ai-blocked';
  } catch {
    // The report of our own policy comes in a later task than the failed request.
    await new Promise((resolve) => setTimeout(resolve, REPORT_MS));
    if (blockedBy.length === 0) return 'ai-connection';
    return blockedBy.some((policy) => policy.includes('default-src')) ? 'ai-blocked' : 'ai-address-changed';
  } finally {
    page?.removeEventListener('securitypolicyviolation', hear);
  }
}
