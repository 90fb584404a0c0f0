import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchThenImport, PartGone } from './fetch-then-import.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const answering = (status: number) => vi.fn(async () => new Response('', { status }));

describe('fetchThenImport', () => {
  it('imports nothing that could not be fetched, and tries again each time', async () => {
    const load = vi.fn(async () => 'part');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchThenImport(load, ['assets/a-1.js'])).rejects.toThrow('Failed to fetch');
    expect(load).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', answering(200));
    expect(await fetchThenImport(load, ['assets/a-1.js'])).toBe('part');
  });

  it('distinguishes a missing file from an unreachable one', async () => {
    const load = async () => 'part';
    vi.stubGlobal('fetch', answering(404));
    await expect(fetchThenImport(load, ['assets/b-1.js'])).rejects.toBeInstanceOf(PartGone);
    vi.stubGlobal('fetch', answering(503));
    await expect(fetchThenImport(load, ['assets/b-1.js'])).rejects.not.toBeInstanceOf(PartGone);
  });

  it('fetches each file once, and none that the page itself loads', async () => {
    const fetch = answering(200);
    vi.stubGlobal('fetch', fetch);
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/c-1.js">';
    await fetchThenImport(async () => 'part', ['assets/c-1.js', 'assets/d-1.js']);
    await fetchThenImport(async () => 'part', ['assets/d-1.js']);
    expect(fetch.mock.calls).toEqual([['/assets/d-1.js']]);
  });

  it('fetches a file once if several parts need it at the same time', async () => {
    const fetch = answering(200);
    vi.stubGlobal('fetch', fetch);
    const load = async () => 'part';
    await Promise.all([
      fetchThenImport(load, ['assets/f-1.js', 'assets/f-2.js']),
      fetchThenImport(load, ['assets/f-2.js']),
    ]);
    expect(fetch.mock.calls).toEqual([['/assets/f-1.js'], ['/assets/f-2.js']]);
  });

  it('waits for styles, and asks for them again after a failure', async () => {
    const load = vi.fn(async () => 'part');
    const sheet = () => document.querySelector<HTMLLinkElement>('link[href="/assets/e-1.css"]');
    const first = fetchThenImport(load, ['assets/e-1.css']);
    sheet()?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('/assets/e-1.css');
    const second = fetchThenImport(load, ['assets/e-1.css']);
    expect(load).not.toHaveBeenCalled();
    sheet()?.dispatchEvent(new Event('load'));
    expect(await second).toBe('part');
  });
});
