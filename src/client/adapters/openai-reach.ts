import type { ErrorCode } from '#domain/errors.ts';
import { originOf } from '#domain/settings.ts';

const PROBE_MS = 5_000;
const REPORT_MS = 50;

/**
 * Why did a request to this address fail without a status? A keyless request that asks for nothing readable gets
 * through where only CORS stood in the way, and our own policy announces what it blocked.
 */
export async function connectionCode(baseUrl: string): Promise<ErrorCode> {
  if (globalThis.navigator?.onLine === false) return 'ai-connection';
  let isBlockedHere = false;
  const origin = originOf(baseUrl);
  const hear = (event: Event) => {
    const { blockedURI } = event as SecurityPolicyViolationEvent;
    if (origin && blockedURI.startsWith(origin)) isBlockedHere = true;
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
    return isBlockedHere ? 'ai-blocked' : 'ai-connection';
  } finally {
    page?.removeEventListener('securitypolicyviolation', hear);
  }
}
