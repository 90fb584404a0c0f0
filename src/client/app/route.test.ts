import { describe, expect, it } from 'vitest';
import { createRouteStore, entryOf, parseRoute, pathOf } from './route.ts';

const at = (pathname: string, search = '') => parseRoute({ pathname, search });

describe('parseRoute', () => {
  it.each([
    ['/', { view: 'dashboard' }],
    ['/blueprints/identity', { view: 'blueprint', type: 'identity' }],
    ['/blueprints/event-launch/', { view: 'blueprint', type: 'event-launch' }],
    ['/blueprints/unknown', { view: 'dashboard' }],
    ['/blueprints/identity/more', { view: 'dashboard' }],
    ['/book', { view: 'book' }],
    ['/kit', { view: 'kit' }],
    ['/facts', { view: 'facts' }],
    ['/gaps', { view: 'facts' }],
    ['/tell', { view: 'tell' }],
    ['/launch', { view: 'launch' }],
    ['/next', { view: 'next' }],
    ['/launch/more', { view: 'dashboard' }],
    ['/sign-up', { view: 'sign-up' }],
    ['/facts/more', { view: 'dashboard' }],
    ['/anything', { view: 'dashboard' }],
  ])('reads %s', (pathname, route) => {
    expect(at(pathname)).toEqual(route);
  });

  it('reads the token of a reset link', () => {
    expect(at('/reset-password', '?token=abc')).toEqual({ view: 'reset', token: 'abc' });
    expect(at('/reset-password')).toEqual({ view: 'reset', token: '' });
  });

  it('reads back every path it writes', () => {
    for (const path of ['/', '/blueprints/ai', '/book', '/facts', '/launch', '/tell', '/sign-up'])
      expect(pathOf(at(path))).toBe(path);
  });
});

describe('createRouteStore', () => {
  it('keeps the comment id of a link in an email, and rewrites an unknown address', () => {
    const replaced = (pathname: string, hash: string) => {
      let path = '';
      createRouteStore({
        location: { pathname, search: '', hash },
        history: {
          state: null,
          pushState: () => {},
          replaceState: (_state, _unused, next = '') => {
            path = next;
          },
          go: () => {},
        },
        addEventListener: () => {},
      });
      return path;
    };
    expect(replaced('/blueprints/identity', '#comment-abc')).toBe('/blueprints/identity#comment-abc');
    expect(replaced('/anything', '')).toBe('/');
  });

  /** The browser features that a place needs: entries, a position among them, and Back. */
  function fakeBrowser(pathname: string, search = '') {
    const entries: { path: string; state: unknown }[] = [{ path: pathname, state: null }];
    let at = 0;
    let onPop = () => {};
    const location = { pathname, search };
    const moveTo = (next: number) => {
      at = next;
      location.pathname = entries[at]?.path ?? 'outside';
    };
    const pop = (steps: number) => {
      moveTo(at + steps);
      onPop();
    };
    const history = {
      get state() {
        return entries[at]?.state;
      },
      pushState: (state: unknown, _: string, path: string) => {
        entries.splice(at + 1, Number.POSITIVE_INFINITY, { path, state });
        moveTo(at + 1);
      },
      replaceState: (state: unknown, _: string, path = location.pathname) => {
        entries[at] = { path, state };
        moveTo(at);
      },
      go: pop,
    };
    const addEventListener = (_: string, listener: () => void) => {
      onPop = listener;
    };
    return {
      browser: { location, addEventListener, history },
      paths: () => entries.map(({ path }) => path),
      here: () => location.pathname,
      back: () => pop(-1),
      /** A link such as #main: a new entry without state, and an event for it. */
      followFragment: () => {
        history.pushState(null, '', location.pathname);
        onPop();
      },
    };
  }
  const identity = { view: 'blueprint', type: 'identity' } as const;
  const audience = { view: 'blueprint', type: 'audience' } as const;
  const dashboard = { view: 'dashboard' } as const;

  it('redirects the old address of the gaps', () => {
    const { browser, here } = fakeBrowser('/gaps');
    expect(createRouteStore(browser).getState()).toMatchObject({ route: { view: 'facts' }, aim: 'gaps' });
    expect(here()).toBe('/facts');
  });

  it('adds each place to the history once, and follows Back', () => {
    const { browser, paths, back } = fakeBrowser('/');
    const route = createRouteStore(browser);
    route.go(identity);
    route.go(identity);
    expect(paths()).toEqual(['/', '/blueprints/identity']);
    back();
    expect(route.getState()).toMatchObject({ route: dashboard, arrival: 'back' });
  });

  it('replaces the place without a new history entry', () => {
    const { browser, paths } = fakeBrowser('/reset-password');
    createRouteStore(browser).replace(dashboard);
    expect(paths()).toEqual(['/']);
  });

  it.each([
    ['/anything', '/'],
    ['/blueprints/unknown', '/'],
    ['/book/', '/book'],
    ['/blueprints/identity', '/blueprints/identity'],
    ['/reset-password', '/reset-password'],
  ])('shows %s under %s', (pathname, expected) => {
    const { browser, paths } = fakeBrowser(pathname, '?token=abc');
    createRouteStore(browser);
    expect(paths()).toEqual([expected]);
  });

  it('returns to the last place of that kind, past all later ones', () => {
    const { browser, paths, here } = fakeBrowser('/');
    const route = createRouteStore(browser);
    route.go({ view: 'book' });
    route.mark();
    route.go(identity);
    route.go(audience);
    route.returnTo(['/', '/book'], dashboard);
    expect([here(), route.getState().trail]).toEqual(['/book', ['/', '/book']]);
    route.returnTo(['/'], dashboard);
    expect(here()).toBe('/');
    expect(paths()).toEqual(['/', '/book', '/book', '/blueprints/identity', '/blueprints/audience']);
  });

  it('navigates there if no place of this app led here, and keeps its trail over a reload', () => {
    const { browser, paths } = fakeBrowser('/blueprints/identity');
    createRouteStore(browser).returnTo(['/'], dashboard);
    expect(paths()).toEqual(['/blueprints/identity', '/']);
    const again = createRouteStore(browser);
    again.returnTo(['/blueprints/identity'], dashboard);
    expect(again.getState().route).toEqual(identity);
  });

  it('never leaves the app by clicks on its own back arrow', () => {
    const { browser } = fakeBrowser('/');
    const asked: number[] = [];
    const route = createRouteStore({
      ...browser,
      history: Object.create(browser.history, { go: { value: (steps: number) => asked.push(steps) } }),
    });
    route.go(identity);
    route.returnTo(['/'], dashboard);
    route.returnTo(['/'], dashboard);
    expect(asked).toEqual([-1]);
  });

  it('reports before a place is left, and counts a link within the page as a separate entry', () => {
    const { browser, back, followFragment } = fakeBrowser('/');
    const route = createRouteStore(browser);
    const left: string[] = [];
    route.onLeaving(() => left.push(entryOf(route.getState())));
    route.go({ view: 'book' });
    followFragment();
    expect(route.getState()).toMatchObject({ route: { view: 'book' }, arrival: 'jump' });
    route.mark();
    back();
    expect(left).toEqual(['0 /', '1 /book', '2 /book', '3 /book']);
    expect(entryOf(route.getState())).toBe('2 /book');
  });
});
