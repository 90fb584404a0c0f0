import { describe, expect, it } from 'vitest';
import { userLines } from './admin-lines.ts';

describe('the description of one account', () => {
  it('uses singular and plural', () => {
    const at = new Date('2026-11-17T20:00:00.000Z');
    const linesWith = (count: number) =>
      userLines({
        uid: 'u',
        email: 'ruth@example.org',
        createdAt: at,
        isEmailConfirmed: false,
        lockedAt: null,
        plans: count,
        blueprints: count,
        size: { current: 0, earlier: 0, deleted: 0 },
        sessions: 0,
        links: [{ ends: at, comments: count }],
        lastSeen: at,
      });
    expect(linesWith(1)).toContain('  plans      1 written, 1 blueprint begun');
    expect(linesWith(1)).toContain('  links      1: until 2026-11-17 (1 comment)');
    expect(linesWith(2)).toContain('  plans      2 written, 2 blueprints begun');
    expect(linesWith(0)).toContain('  links      1: until 2026-11-17 (0 comments)');
  });
});
