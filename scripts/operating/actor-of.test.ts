import { describe, expect, it } from 'vitest';
import { actorOf } from './actor-of.ts';

const root = () => ({ uid: 0, username: 'root' });
const mara = () => ({ uid: 1001, username: 'mara' });

describe('who is written into the operator’s log', () => {
  it('is the person behind sudo, and otherwise who the system says', () => {
    expect(actorOf('mara', root)).toBe('mara');
    expect(actorOf(undefined, root)).toBe('root');
    expect(actorOf(undefined, mara)).toBe('mara');
  });

  it('is not somebody whom the person merely names, and never a second line', () => {
    expect(actorOf('boaz', mara)).toBe('mara');
    expect(actorOf('boaz\n2026-11-15 20:00:00  mara  delete-user', root)).toBe('root');
    expect(actorOf('', root)).toBe('root');
  });

  it('is a number where the user has no name', () => {
    const nameless = () => {
      throw new Error('ENOENT');
    };
    expect(actorOf(undefined, nameless)).toMatch(/^user \d+$/);
  });
});
