/** touched: the person uses the page. */
export type PageMoment = 'visible' | 'hidden' | 'leaving' | 'online' | 'focus' | 'touched';

export type PageLifecycle = {
  watch(on: (moment: PageMoment) => void): () => void;
  /** Asks before the page closes, while `isNeeded` returns true. */
  guard(isNeeded: () => boolean): () => void;
  /** Reported by the browser. False promises nothing. */
  isOffline(): boolean;
};

/**
 * `visibilitychange` to hidden is the last event that phones are sure to send. There is no `unload` handler:
 * it would keep the page out of the back-forward cache.
 */
export function createPageLifecycle(page: Window, document: Document): PageLifecycle {
  return {
    watch(on) {
      const stop = new AbortController();
      const listen = (target: EventTarget, name: string, run: (event: Event) => void) =>
        target.addEventListener(name, run, { signal: stop.signal });
      listen(document, 'visibilitychange', () => {
        const isVisible = document.visibilityState === 'visible';
        if (!isVisible) on('leaving');
        on(isVisible ? 'visible' : 'hidden');
      });
      listen(page, 'pagehide', () => on('leaving'));
      listen(page, 'pageshow', (event) => {
        // In the back-forward cache it received nothing: the person may have signed out in another tab since.
        if ('persisted' in event && event.persisted) page.location.reload();
        else on('focus');
      });
      listen(page, 'online', () => on('online'));
      listen(page, 'focus', () => on('focus'));
      listen(document, 'focusin', () => on('touched'));
      listen(document, 'pointerdown', () => on('touched'));
      return () => stop.abort();
    },
    guard(isNeeded) {
      const ask = (event: BeforeUnloadEvent) => {
        if (isNeeded()) event.preventDefault();
      };
      page.addEventListener('beforeunload', ask);
      return () => page.removeEventListener('beforeunload', ask);
    },
    isOffline: () => !page.navigator.onLine,
  };
}
