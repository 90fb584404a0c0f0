import { describe, expect, it } from 'vitest';
import { actorOf } from './actor-of.ts';

const root = () => ({ uid: 0, username: 'root' });
const mara = () => ({ uid: 1001, username: 'mara' });

describe('the name in the operator’s log', () => {
  it('is the person behind sudo, and otherwise the system’s user', () => {
    expect(actorOf('mara', root)).toBe('mara');
    expect(actorOf(undefined, root)).toBe('root');
    expect(actorOf(undefined, mara)).toBe('mara');
  });

  it('cannot be forged, and never contains a line break', () => {
    expect(actorOf('boaz', mara)).toBe('mara');
    expect(actorOf('boaz\n2026-11-15 20:00:00  mara  delete-user', root)).toBe('root');
    expect(actorOf('', root)).toBe('root');
  });

  it('is a number if the user has no name', () => {
    const nameless = () => {
      throw new Error('ENOENT');
    };
    expect(actorOf(undefined, nameless)).toMatch(/^user \d+$/);
  });
});
