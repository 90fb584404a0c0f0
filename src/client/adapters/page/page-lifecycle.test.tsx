import { describe, expect, it, vi } from 'vitest';
import { createPageLifecycle, type PageMoment } from './page-lifecycle.ts';

function watched() {
  const reload = vi.fn();
  const page = Object.assign(new EventTarget(), { location: { reload }, navigator: { onLine: true } });
  const moments: PageMoment[] = [];
  const stop = createPageLifecycle(page as unknown as Window, document).watch((moment) =>
    moments.push(moment),
  );
  const show = (persisted: boolean) => page.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  return { moments, reload, show, stop };
}

describe('a page that is shown', () => {
  it('looks again when it was loaded just now', () => {
    const { moments, reload, show, stop } = watched();
    show(false);
    expect(moments).toEqual(['focus']);
    expect(reload).not.toHaveBeenCalled();
    stop();
  });

  it('is loaded again when the browser had kept it while another site was shown', () => {
    const { moments, reload, show, stop } = watched();
    show(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(moments).toEqual([]);
    stop();
  });
});
