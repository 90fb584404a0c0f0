import { afterEach, expect, it, vi } from 'vitest';
import { roomMemory } from './room-memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('knows the room for the current window width only, and keeps one entry while a window is resized', () => {
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
