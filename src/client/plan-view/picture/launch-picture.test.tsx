import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LAUNCH_PAGE_COPY, PICTURE_WORDS } from '#content/copy/launch-page.ts';
import type { PictureFacts } from '#domain/launch-page/picture-facts.ts';
import { LaunchPicture } from './launch-picture.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const FACTS: PictureFacts = {
  today: '2026-11-17',
  firstDay: 0,
  days: [{ name: 'doorsOpen', day: '2027-01-05' }],
  work: [{ kind: 'task', day: '2026-12-01', minutes: 30 }],
  keptFor: () => null,
  hoursAWeek: 4,
  areHoursAssumed: false,
  collisions: [],
};

function show() {
  const watch = new MutationObserver(() => {});
  watch.observe(document.body, { subtree: true, attributeFilter: ['viewBox'] });
  const words = { words: PICTURE_WORDS, list: LAUNCH_PAGE_COPY.picture };
  const { container } = render(<LaunchPicture facts={FACTS} {...words} />);
  const isDrawnAgain = watch.takeRecords().length > 0;
  watch.disconnect();
  return { isDrawnAgain, viewBox: container.querySelector('svg')?.getAttribute('viewBox') };
}

it('is drawn once, for the width of its place, before anything is painted', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(350);
  const { isDrawnAgain, viewBox } = show();
  expect(viewBox).toMatch(/^0 0 350 /);
  expect(isDrawnAgain).toBe(false);
});

it('is drawn for a usual width where nothing can be measured', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  expect(show().viewBox).toMatch(/^0 0 640 /);
});
