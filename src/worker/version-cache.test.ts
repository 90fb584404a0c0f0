import { describe, expect, it } from 'vitest';
import { MemoryCaches } from './testing/memory-caches.ts';
import { createVersionCache } from './version-cache.ts';

type Served = Record<string, { text: string; etag: string }>;

const ONE: Served = {
  '/shell': { text: 'shell one', etag: '"one"' },
  '/shell/dashboard': { text: 'dashboard one', etag: '"one"' },
  '/assets/core-1.js': { text: 'core 1', etag: '"c1-br"' },
  '/assets/book-1.js': { text: 'book 1', etag: '"b1-br"' },
  '/favicon.svg': { text: 'icon 1', etag: '"i1"' },
};
// The book has not changed, so neither has its name.
const TWO: Served = {
  '/shell': { text: 'shell two', etag: '"two"' },
  '/shell/dashboard': { text: 'dashboard two', etag: '"two"' },
  '/assets/core-2.js': { text: 'core 2', etag: '"c2-br"' },
  '/assets/book-1.js': { text: 'book 1', etag: '"b1-br"' },
  '/favicon.svg': { text: 'icon 2', etag: '"i2"' },
};

class Device {
  readonly caches = new MemoryCaches();
  readonly asked: string[] = [];
  served: Served = ONE;
  isOnline = true;

  version(name: string, digests: Record<string, string>) {
    const files = Object.entries(digests).map(([path, digest]) => ({
      path,
      digest,
      isEssential: !path.includes('book'),
    }));
    const fetch = async (input: RequestInfo | URL) => {
      const path = new URL(input instanceof Request ? input.url : String(input), 'https://a.example')
        .pathname;
      this.asked.push(path);
      if (!this.isOnline) throw new TypeError('Failed to fetch');
      const found = this.served[path];
      return new Response(found?.text ?? 'nothing', {
        status: found ? 200 : 404,
        headers: { etag: found?.etag ?? '' },
      });
    };
    return createVersionCache({ version: name, files }, { caches: this.caches.asCacheStorage(), fetch });
  }
  one = () =>
    this.version('one', { '/assets/core-1.js': 'c1', '/assets/book-1.js': 'b1', '/favicon.svg': 'i1' });
  two = () =>
    this.version('two', { '/assets/core-2.js': 'c2', '/assets/book-1.js': 'b1', '/favicon.svg': 'i2' });
}

const file = (path: string) => new Request(`https://a.example${path}`);
const text = async (answer: Promise<Response | undefined>) => (await answer)?.text();

describe('a cached version', () => {
  it('opens offline, each file and both pages', async () => {
    const device = new Device();
    const one = device.one();
    await one.keepEssentials();
    await one.keepRest();
    device.isOnline = false;
    expect(await text(one.shellFor('/'))).toBe('dashboard one');
    expect(await text(one.shellFor('/blueprints/identity'))).toBe('shell one');
    expect(await text(one.file(file('/assets/core-1.js')))).toBe('core 1');
    expect(await text(one.file(file('/assets/book-1.js')))).toBe('book 1');
  });

  it('is not used if a part of its first screens is missing, or from another version', async () => {
    const { '/assets/core-1.js': _, ...withoutCore } = ONE;
    const hotel = { ...ONE, '/shell': { text: 'Sign in to our network', etag: '' } };
    for (const served of [withoutCore, hotel]) {
      const device = new Device();
      device.served = served;
      await expect(device.one().keepEssentials()).rejects.toThrow('is not of this version');
    }
  });

  it('allows a missing later part, and caches it on first use', async () => {
    const device = new Device();
    const one = device.one();
    const { '/assets/book-1.js': _, ...withoutBook } = ONE;
    device.served = withoutBook;
    await one.keepEssentials();
    await one.keepRest();
    expect((await one.file(file('/assets/book-1.js'))).status).toBe(404);
    device.served = ONE;
    expect(await text(one.file(file('/assets/book-1.js')))).toBe('book 1');
    device.isOnline = false;
    expect(await text(one.file(file('/assets/book-1.js')))).toBe('book 1');
  });
});

describe('the next version', () => {
  async function renewed() {
    const device = new Device();
    const one = device.one();
    await one.keepEssentials();
    await one.keepRest();
    device.served = TWO;
    device.asked.length = 0;
    const two = device.two();
    await two.keepEssentials();
    await two.keepRest();
    return { device, one, two };
  }

  it('fetches only what has changed', async () => {
    const { device } = await renewed();
    expect(device.asked.toSorted()).toEqual([
      '/assets/core-2.js',
      '/favicon.svg',
      '/shell',
      '/shell/dashboard',
    ]);
  });

  it('does not touch the previous one while that is in use', async () => {
    const { one } = await renewed();
    expect(await text(one.shellFor('/'))).toBe('dashboard one');
    expect(await text(one.file(file('/favicon.svg')))).toBe('icon 1');
  });

  it('still has the previous version’s files, for its open tabs', async () => {
    const { device, two } = await renewed();
    await two.sweep();
    device.isOnline = false;
    expect(await text(two.file(file('/assets/core-1.js')))).toBe('core 1');
    expect(await text(two.file(file('/favicon.svg')))).toBe('icon 2');
  });

  it('removes older versions, and nothing that is not its own', async () => {
    const { device, two } = await renewed();
    await device.caches.open('somebody else’s');
    const three = device.version('three', { '/favicon.svg': 'i2' });
    device.served = {
      ...TWO,
      '/shell': { text: '', etag: '"three"' },
      '/shell/dashboard': { text: '', etag: '"three"' },
    };
    await three.keepEssentials();
    expect(await three.hasOlder()).toBe(true);
    await three.sweep();
    expect(await device.caches.keys()).toEqual(['version-two', 'somebody else’s', 'version-three']);
    expect(await two.shellFor('/')).toBeDefined();
  });

  it('can be the previous one again', async () => {
    const { device, two } = await renewed();
    await two.sweep();
    device.served = ONE;
    const back = device.one();
    await back.keepEssentials();
    await back.sweep();
    expect(await text(back.shellFor('/book'))).toBe('shell one');
  });
});
