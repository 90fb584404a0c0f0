import { act, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRouteStore, type RouteStore } from '#client/app/route.ts';
import { usePlace, useShownPlace } from './use-place.ts';

const scrolled = vi.fn();

beforeEach(() => {
  history.replaceState(null, '', '/');
  vi.stubGlobal('scrollTo', scrolled);
});

afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockReset();
});

function Screens({ route, onShown }: { route: RouteStore; onShown?: () => void }) {
  const shown = useShownPlace(route);
  usePlace(shown, route);
  return (
    <>
      <h1 tabIndex={-1}>{shown.route.view}</h1>
      <Shown onShown={onShown} />
    </>
  );
}

function Shown({ onShown }: { onShown: (() => void) | undefined }) {
  useEffect(() => onShown?.(), [onShown]);
  return null;
}

it('shows a place that was set before the first listener', () => {
  const route = createRouteStore(window);
  render(<Screens route={route} onShown={() => route.go({ view: 'week' })} />);
  expect(screen.getByRole('heading').textContent).toBe('week');
});

it('another screen begins at its top, with the focus on its heading; a jump within the screen moves neither', () => {
  const route = createRouteStore(window);
  render(<Screens route={route} />);
  act(() => route.go({ view: 'facts' }));
  expect(screen.getByRole('heading').textContent).toBe('facts');
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement?.tagName).toBe('H1');
  expect(document.title).toMatch(/^My facts/);
  scrolled.mockReset();
  (document.activeElement as HTMLElement).blur();
  act(() => route.mark());
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement?.tagName).toBe('BODY');
});

it('navigating again before a screen was shown keeps the previous one’s position', () => {
  sessionStorage.clear();
  const route = createRouteStore(window);
  render(<Screens route={route} />);
  act(() => {
    route.go({ view: 'facts' });
    route.go({ view: 'kit' });
  });
  expect(screen.getByRole('heading').textContent).toBe('kit');
  const kept = JSON.parse(sessionStorage.getItem('places') ?? '[]') as [string, unknown][];
  expect(kept.map(([entry]) => entry)).toEqual(['0 /']);
});

/** A plan opened at a sentence, which takes the focus when it renders, in the next frame or sooner. */
function Passage() {
  useLayoutEffect(() => document.querySelector<HTMLElement>('.plan-document p')?.focus(), []);
  return (
    <div className="plan-document">
      <p tabIndex={-1}>We meet on Tuesdays.</p>
    </div>
  );
}

function Topics({ route }: { route: RouteStore }) {
  const shown = useShownPlace(route);
  usePlace(shown, route);
  return (
    <main>
      <h1 tabIndex={-1}>{shown.route.view}</h1>
      {shown.route.view === 'blueprint' && <Passage />}
    </main>
  );
}

it('leaves the focus on the sentence at which a plan was opened', () => {
  const route = createRouteStore(window);
  render(<Topics route={route} />);
  act(() => route.go({ view: 'blueprint', type: 'identity' }));
  expect(document.activeElement?.textContent).toBe('We meet on Tuesdays.');
});
