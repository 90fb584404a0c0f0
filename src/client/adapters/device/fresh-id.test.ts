import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { freshId } from './fresh-id.ts';

afterEach(() => vi.unstubAllGlobals());

const plainHttp = { getRandomValues: crypto.getRandomValues.bind(crypto) };

it.each([
  ['where the browser makes them', crypto],
  ['on plain http, where it does not', plainHttp],
])('makes ids that the server takes, each once, %s', (_, stub) => {
  vi.stubGlobal('crypto', stub);
  const ids = Array.from({ length: 200 }, freshId);
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(200);
});
