import { describe, expect, it } from 'vitest';
import { CHANGE_LIMITS } from '#domain/blueprint/section-changes.ts';
import { changeKeys } from './change-keys.ts';

describe('the key of a section', () => {
  it('is its heading, numbered if two are equal', () => {
    expect(changeKeys(['Steps', 'Words', null, 'Words'])).toEqual(['0/Steps', '0/Words', '0/', '1/Words']);
  });

  it('is at most as long as the server accepts', () => {
    const headings = Array.from({ length: 120 }, () => 'a'.repeat(500));
    for (const key of changeKeys(headings)) expect(key.length).toBeLessThanOrEqual(CHANGE_LIMITS.of);
  });
});
