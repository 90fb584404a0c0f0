import { describe, expect, it } from 'vitest';
import { createRouteStore, parseRoute, pathOf } from './route.ts';

const at = (pathname: string, search = '') => parseRoute({ pathname, search });

describe('parseRoute', () => {
  it.each([
    ['/', { view: 'dashboard' }],
    ['/blueprints/identity', { view: 'blueprint', type: 'identity' }],
    ['/blueprints/event-launch/', { view: 'blueprint', type: 'event-launch' }],
    ['/blueprints/unknown', { view: 'dashboard' }],
    ['/blueprints/identity/more', { view: 'dashboard' }],
    ['/book', { view: 'book' }],
    ['/anything', { view: 'dashboard' }],
  ])('reads %s', (pathname, route) => {
    expect(at(pathname)).toEqual(route);
  });

  it('takes the token of a reset link', () => {
    expect(at('/reset-password', '?token=abc')).toEqual({ view: 'reset', token: 'abc' });
    expect(at('/reset-password')).toEqual({ view: 'reset', token: '' });
  });

  it('reads back every path it writes', () => {
    for (const path of ['/', '/blueprints/ai', '/book']) expect(pathOf(at(path))).toBe(path);
  });
});

describe('createRouteStore', () => {
  function fakeBrowser(pathname: string) {
    const entries = [pathname];
    let onPop = () => {};
    const location = { pathname, search: '' };
    const browser = {
      location,
      addEventListener: (_: string, listener: () => void) => {
        onPop = listener;
      },
      history: {
        pushState: (_: null, __: string, path: string) => {
          entries.push(path);
          location.pathname = path;
        },
        replaceState: (_: null, __: string, path: string) => {
          entries[entries.length - 1] = path;
          location.pathname = path;
        },
      },
    };
    const back = () => {
      entries.pop();
      location.pathname = entries.at(-1) ?? '/';
      onPop();
    };
    return { browser, entries, back };
  }

  it('puts each place into the history once, and follows Back', () => {
    const { browser, entries, back } = fakeBrowser('/');
    const route = createRouteStore(browser);
    route.go({ view: 'blueprint', type: 'identity' });
    route.go({ view: 'blueprint', type: 'identity' });
    expect(entries).toEqual(['/', '/blueprints/identity']);
    back();
    expect(route.getState()).toEqual({ route: { view: 'dashboard' }, arrival: 'back' });
  });

  it('replaces the place without a new history entry', () => {
    const { browser, entries } = fakeBrowser('/reset-password');
    createRouteStore(browser).replace({ view: 'dashboard' });
    expect(entries).toEqual(['/']);
  });
});
