import { afterEach, expect, it } from 'vitest';
import { followVisibleScreen } from './visible-screen.ts';

/** A phone whose page stays 844 px high. */
function phone() {
  const screen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  const page = { innerHeight: 844, document, visualViewport: screen } as unknown as Window;
  return { screen, page };
}

const covered = () =>
  ['above', 'below'].map((side) => document.documentElement.style.getPropertyValue(`--covered-${side}`));

let stop = () => {};
afterEach(() => stop());

it('reports how much of the page a keyboard covers, and resets it afterwards', () => {
  const { screen, page } = phone();
  stop = followVisibleScreen(page);
  expect(covered()).toEqual(['0px', '0px']);
  Object.assign(screen, { height: 420, offsetTop: 100 });
  screen.dispatchEvent(new Event('resize'));
  expect(covered()).toEqual(['100px', '324px']);
  stop();
  expect(covered()).toEqual(['', '']);
});

it('moves nothing while zoomed in', () => {
  const { screen, page } = phone();
  stop = followVisibleScreen(page);
  Object.assign(screen, { height: 422, offsetTop: 200, scale: 2 });
  screen.dispatchEvent(new Event('scroll'));
  expect(covered()).toEqual(['0px', '0px']);
});
