import { describe, expect, it, vi } from 'vitest';
import { createPageLifecycle, type PageMoment } from './page-lifecycle.ts';

function watched() {
  const reload = vi.fn();
  const page = Object.assign(new EventTarget(), { location: { reload }, navigator: { onLine: true } });
  const moments: PageMoment[] = [];
  const stop = createPageLifecycle(page as unknown as Window, document).watch((moment) =>
    moments.push(moment),
  );
  const happens = (name: string) => page.dispatchEvent(new Event(name));
  const show = (persisted: boolean) => page.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  return { moments, reload, show, happens, stop };
}

describe('a page that is shown', () => {
  it('checks again when it was just loaded', () => {
    const { moments, reload, show, stop } = watched();
    show(false);
    expect(moments).toEqual(['focus']);
    expect(reload).not.toHaveBeenCalled();
    stop();
  });

  it('is reloaded when it comes back from the back-forward cache', () => {
    const { moments, reload, show, stop } = watched();
    show(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(moments).toEqual([]);
    stop();
  });
});

describe('a page that may be about to close', () => {
  it('is left when it is hidden, the last event phones are sure to send, and when it closes', () => {
    const { moments, happens, stop } = watched();
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(moments.splice(0)).toEqual(['leaving', 'hidden']);
    happens('pagehide');
    expect(moments.splice(0)).toEqual(['leaving']);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(moments).toEqual(['visible']);
    visibility.mockRestore();
    stop();
  });

  it('reports when the network or the focus is back', () => {
    const { moments, happens, stop } = watched();
    happens('online');
    happens('focus');
    expect(moments).toEqual(['online', 'focus']);
    stop();
  });

  it('listens for no unload, which would keep it out of the back-forward cache', () => {
    const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
    watched().stop();
    const names = listen.mock.calls.map(([name]) => name);
    listen.mockRestore();
    expect(names).toContain('pagehide');
    expect(names).not.toContain('unload');
    expect(names).not.toContain('beforeunload');
  });
});
