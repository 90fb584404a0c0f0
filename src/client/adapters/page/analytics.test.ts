import { describe, expect, it, vi } from 'vitest';
import { eventually } from '#domain/testing/eventually.ts';
import { createAnalytics } from './analytics.ts';

const firebase = vi.hoisted(() => ({
  initializeApp: vi.fn((config: object) => ({ config })),
  initializeAnalytics: vi.fn((app: object, options: object) => ({ app, options })),
  isSupported: vi.fn(async () => true),
  logEvent: vi.fn(),
}));
vi.mock('@firebase/app', () => firebase);
vi.mock('@firebase/analytics', () => firebase);

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

  it('uses the provider’s package with the configured ids, and sends no page views: the URL may hold a reset link', async () => {
    createAnalytics(config, vi.fn()).count({ name: 'plan_pasted', type: 'identity' });
    await eventually(() => expect(firebase.logEvent).toHaveBeenCalledOnce());
    expect(firebase.initializeAnalytics.mock.calls).toEqual([
      [{ config }, { config: { send_page_view: false } }],
    ]);
    expect(firebase.logEvent.mock.calls[0]?.slice(1)).toEqual(['plan_pasted', { type: 'identity' }]);
  });

  it('only logs when the provider cannot be reached', async () => {
    const log = vi.fn();
    const load = () => Promise.reject(new Error('blocked'));
    createAnalytics(config, log, load).count({ name: 'plan_generated', type: 'identity' });
    await eventually(() => expect(log).toHaveBeenCalledWith('Analytics failed', expect.any(Error)));
  });
});
