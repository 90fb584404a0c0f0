// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { roomMemory } from './browser-memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('knows the room in a window of this width only, and keeps no more for a window that is drawn wider and wider', () => {
  const room = roomMemory('week');
  for (let width = 300; width < 900; width += 1) {
    vi.stubGlobal('innerWidth', width);
    expect(room.read()).toBeNull();
    room.keep(width - 40);
    expect(room.read()).toBe(width - 40);
  }
  expect(roomMemory('page').read(), 'another screen').toBeNull();
  expect(sessionStorage).toHaveLength(1);
});
