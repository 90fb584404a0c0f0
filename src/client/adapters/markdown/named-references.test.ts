import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowNamedReferences, namedReferenceOnly } from './named-references.ts';

afterEach(() => vi.unstubAllGlobals());

describe('what may be read as HTML', () => {
  it.each(['&nbsp;', '&amp;', '&CounterClockwiseContourIntegral;', '&frac12;'])('%s may', (html) => {
    expect(namedReferenceOnly(html)).toBe(html);
  });

  it.each([
    '',
    '&',
    '&;',
    '<b>',
    '&amp;<img src=x onerror=alert(1)>',
    '&amp;&amp;',
    '&#38;',
    '&lt;script&gt;',
    '&a\n;',
  ])('%j may not', (html) => {
    expect(namedReferenceOnly(html)).toBeNull();
  });

  it('is decided once per page', () => {
    const trustedTypes = {
      defaultPolicy: null as unknown,
      createPolicy: vi.fn((name: string) => {
        trustedTypes.defaultPolicy = name;
      }),
    };
    vi.stubGlobal('trustedTypes', trustedTypes);
    allowNamedReferences();
    allowNamedReferences();
    expect(trustedTypes.createPolicy).toHaveBeenCalledTimes(1);
  });
});
