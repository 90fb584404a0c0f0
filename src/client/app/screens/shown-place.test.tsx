import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRouteStore, type RouteStore } from '#client/app/route.ts';
import { useShownPlace } from './use-place.ts';

beforeEach(() => {
  history.replaceState(null, '', '/');
  // As on a page: React keeps to its own schedule.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

afterEach(() => vi.unstubAllGlobals());

const ROW_MS = 5;
const ROWS = [...Array(40).keys()];

/** A screen that a slow phone renders in a fifth of a second. */
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

it('another screen comes also while a plan is being written, which is drawn again and again', async () => {
  const route = createRouteStore(window);
  render(<Screens route={route} />);
  route.go({ view: 'week' });
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('week'), { timeout: 9_000 });
  // A hundred are drawn until React gives up waiting by itself.
  expect(Number.parseInt(screen.getByText(/ words$/).textContent, 10)).toBeLessThan(40);
});

it('a topic is there with the click: whoever types on at once loses no letter', async () => {
  const route = createRouteStore(window);
  render(<Screens route={route} />);
  const card = document.createElement('button');
  card.addEventListener('click', () => route.go({ view: 'blueprint', type: 'identity' }));
  document.body.append(card);
  card.click();
  await Promise.resolve();
  expect(screen.getByRole('heading').textContent).toBe('blueprint');
});
