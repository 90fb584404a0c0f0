import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRouteStore, type RouteStore } from '#client/app/route.ts';
import { useShownPlace } from './use-place.ts';

beforeEach(() => {
  history.replaceState(null, '', '/');
  // As in a browser: React uses its own schedule.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

afterEach(() => vi.unstubAllGlobals());

const ROW_MS = 5;
const ROWS = [...Array(40).keys()];

/** A screen that takes a slow phone a fifth of a second to render. */
function Row({ at }: { at: number }) {
  const until = performance.now() + ROW_MS;
  while (performance.now() < until);
  return <li>{at}</li>;
}

function Writing() {
  const [words, setWords] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => flushSync(() => setWords((before) => before + 1)), 50);
    return () => clearInterval(timer);
  }, []);
  return <p>{words} words</p>;
}

function Screens({ route }: { route: RouteStore }) {
  const { view } = useShownPlace(route).route;
  return (
    <>
      <h1>{view}</h1>
      <Writing />
      {view !== 'dashboard' && ROWS.map((at) => <Row key={at} at={at} />)}
    </>
  );
}

it('another screen appears even while a plan streams in and renders constantly', async () => {
  const route = createRouteStore(window);
  render(<Screens route={route} />);
  route.go({ view: 'week' });
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('week'), { timeout: 9_000 });
  // Without the fix, a hundred render before React gives up waiting.
  expect(Number.parseInt(screen.getByText(/ words$/).textContent, 10)).toBeLessThan(40);
});

it('a topic opens within the click: typing at once loses no keystroke', async () => {
  const route = createRouteStore(window);
  render(<Screens route={route} />);
  const card = document.createElement('button');
  card.addEventListener('click', () => route.go({ view: 'blueprint', type: 'identity' }));
  document.body.append(card);
  card.click();
  await Promise.resolve();
  expect(screen.getByRole('heading').textContent).toBe('blueprint');
});
