type Policy = { createHTML: (html: string) => string | null };
type TrustedTypes = { defaultPolicy: unknown; createPolicy: (name: string, policy: Policy) => unknown };

const ONE_REFERENCE = /^&[A-Za-z][A-Za-z0-9]{0,40};$/;

/** Only a named character such as "&nbsp;" may be parsed as HTML on this page; everything else stays refused. */
export function namedReferenceOnly(html: string): string | null {
  return ONE_REFERENCE.test(html) ? html : null;
}

/**
 * The Markdown parser asks the browser what "&nbsp;" means, through `innerHTML`. Our page forbids that for any text,
 * so without this a plan with one such name would take the whole screen down.
 */
export function allowNamedReferences(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: namedReferenceOnly });
}
