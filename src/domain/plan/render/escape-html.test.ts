import { describe, expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

describe('escapeHtml', () => {
  it('leaves nothing that could open a tag or end an attribute', () => {
    expect(escapeHtml('<a href="x">R&D</a>')).toBe('&lt;a href=&quot;x&quot;&gt;R&amp;D&lt;/a&gt;');
  });

  it('keeps what is escaped already readable as it was written', () => {
    expect(escapeHtml('&lt;')).toBe('&amp;lt;');
  });
});
