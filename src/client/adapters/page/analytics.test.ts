import { describe, expect, it, vi } from 'vitest';
import { eventually } from '#domain/testing/eventually.ts';
import { createAnalytics } from './analytics.ts';

const config = { appId: '1:2:web:3', measurementId: 'G-TEST' };

describe('analytics', () => {
  it('loads nothing and sends nothing unless it is configured', () => {
    const load = vi.fn();
    createAnalytics(undefined, vi.fn(), load).count({ name: 'plan_generated', type: 'identity' });
    expect(load).not.toHaveBeenCalled();
  });

  it('loads once, at the first event', async () => {
    const sent: unknown[] = [];
    const load = vi.fn(async () => ({ log: (...args: unknown[]) => void sent.push(args) }));
    const analytics = createAnalytics(config, vi.fn(), load);
    expect(load).not.toHaveBeenCalled();
    analytics.count({ name: 'plan_generated', type: 'identity' });
    analytics.count({ name: 'plan_failed', type: 'identity', code: 'ai-timeout' });
    await eventually(() => expect(sent).toHaveLength(2));
    expect(load).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([
      ['plan_generated', { type: 'identity' }],
      ['plan_failed', { type: 'identity', code: 'ai-timeout' }],
    ]);
  });

  it('only logs when the provider cannot be reached', async () => {
    const log = vi.fn();
    const load = () => Promise.reject(new Error('blocked'));
    createAnalytics(config, log, load).count({ name: 'plan_generated', type: 'identity' });
    await eventually(() => expect(log).toHaveBeenCalledWith('Analytics failed', expect.any(Error)));
  });
});
