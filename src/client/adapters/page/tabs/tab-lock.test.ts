import { describe, expect, it } from 'vitest';
import { createLeaseLock, createTabLock } from './tab-lock.ts';

class Time {
  at = 0;
  private timers: { at: number; run: () => void }[] = [];
  now = () => this.at;
  after = (ms: number, run: () => void) => {
    const timer = { at: this.at + ms, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };
  pass(ms: number) {
    this.at += ms;
    const due = this.timers.filter(({ at }) => at <= this.at);
    this.timers = this.timers.filter(({ at }) => at > this.at);
    for (const { run } of due) run();
  }
}

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('the lease', () => {
  it('has one holder, which keeps it while it is alive', () => {
    const [time, shared] = [new Time(), storage()];
    const held: string[] = [];
    const release = createLeaseLock(shared, time, 'a').hold('sync', () => held.push('a'));
    createLeaseLock(shared, time, 'b').hold('sync', () => held.push('b'));
    for (let seconds = 0; seconds < 60; seconds += 4) time.pass(4_000);
    expect(held).toEqual(['a']);
    release();
    time.pass(4_000);
    expect(held).toEqual(['a', 'b']);
  });

  it('passes on within six seconds when its holder dies', () => {
    const [time, shared] = [new Time(), storage()];
    shared.setItem('sync', `dead ${time.at + 5_000}`);
    const held: string[] = [];
    createLeaseLock(shared, time, 'b').hold('sync', () => held.push('b'));
    expect(held).toEqual([]);
    time.pass(4_000);
    time.pass(4_000);
    expect(held).toEqual(['b']);
  });

  it('lasts five seconds, and is renewed every four', () => {
    const [time, shared] = [new Time(), storage()];
    time.pass(1_000);
    const until = () => Number(shared.getItem('sync')?.split(' ')[1]);
    createLeaseLock(shared, time, 'a').hold('sync', () => undefined);
    expect(until()).toBe(6_000);
    time.pass(3_999);
    expect(until()).toBe(6_000);
    time.pass(1);
    expect(until()).toBe(10_000);
  });

  it('does not wait for a date set by a wrong clock', () => {
    const [time, shared] = [new Time(), storage()];
    shared.setItem('sync', `dead ${time.at + 86_400_000}`);
    const held: string[] = [];
    createLeaseLock(shared, time, 'b').hold('sync', () => held.push('b'));
    expect(held).toEqual(['b']);
  });
});

describe('the lock of the browser', () => {
  it('is held until it is released, and can be given up while waiting', async () => {
    const held: string[] = [];
    const lock = createTabLock(navigator.locks);
    const first = await new Promise<() => void>((resolve) => {
      const release: () => void = lock.hold('sync', () => queueMicrotask(() => resolve(release)));
    });
    const giveUp = lock.hold('sync', () => held.push('gave up'));
    giveUp();
    const second = new Promise<void>((resolve) => void lock.hold('sync', resolve));
    first();
    await second;
    expect(held).toEqual([]);
  });
});
