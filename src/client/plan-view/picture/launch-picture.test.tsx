import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LAUNCH_PAGE_COPY, PICTURE_WORDS } from '#content/copy/launch-page.ts';
import type { PictureFacts } from '#domain/launch-page/picture-facts.ts';
import { LaunchPicture, type RoomMemory } from './launch-picture.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const FACTS: PictureFacts = {
  today: '2026-11-17',
  firstDay: 0,
  asked: [],
  days: [{ name: 'doorsOpen', day: '2027-01-05' }],
  work: [{ kind: 'task', day: '2026-12-01', minutes: 30 }],
  keptFor: () => null,
  hoursAWeek: 4,
  areHoursAssumed: false,
  collisions: [],
};

function show(room?: RoomMemory) {
  const watch = new MutationObserver(() => {});
  watch.observe(document.body, { subtree: true, attributeFilter: ['viewBox'] });
  const words = { words: PICTURE_WORDS, list: LAUNCH_PAGE_COPY.picture };
  const { container } = render(<LaunchPicture facts={FACTS} {...words} {...(room && { room })} />);
  const isDrawnAgain = watch.takeRecords().length > 0;
  watch.disconnect();
  return { isDrawnAgain, viewBox: container.querySelector('svg')?.getAttribute('viewBox') };
}

it('is rendered once, for its width, before the first paint', () => {
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

it('is rendered for its last width without measuring, and remembers its current width', () => {
  const observed: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        observed.push(measure);
      }
      observe() {}
      disconnect() {}
    },
  );
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(420);
  const room = { read: () => 350, keep: vi.fn() };
  expect(show(room).viewBox).toMatch(/^0 0 350 /);
  expect(width).not.toHaveBeenCalled();
  act(() => observed.forEach((measure) => void measure()));
  expect(document.querySelector('svg')?.getAttribute('viewBox')).toMatch(/^0 0 420 /);
  expect(room.keep).toHaveBeenCalledWith(420);
});

it('is rendered for a default width if nothing can be measured', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  expect(show().viewBox).toMatch(/^0 0 640 /);
});
