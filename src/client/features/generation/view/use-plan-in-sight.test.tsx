import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePlanInSight } from './use-plan-in-sight.ts';

const scrolled = vi.fn();
Element.prototype.scrollIntoView = scrolled;
window.matchMedia ??= () => ({ matches: true }) as MediaQueryList;

afterEach(() => scrolled.mockReset());

function growing() {
  let text = '';
  let changed: () => void = () => undefined;
  return {
    read: () => text,
    subscribe(heard: () => void) {
      changed = heard;
      return () => undefined;
    },
    say(more: string) {
      text += more;
      changed();
    },
  };
}

type Stream = ReturnType<typeof growing>;

type PanelProps = { isWriting: boolean; stream: Stream; isPasted?: boolean };

function Panel({ isWriting, stream, isPasted = false }: PanelProps) {
  const top = usePlanInSight(isWriting, stream, isPasted);
  return (
    <section>
      <button type="button">Stop</button>
      <div ref={top} data-testid="top" />
    </section>
  );
}

function beginWriting() {
  const stream = growing();
  const { rerender } = render(<Panel isWriting={false} stream={stream} />);
  screen.getByTestId('top').getBoundingClientRect = () => ({ top: 5_000, bottom: 5_010 }) as DOMRect;
  rerender(<Panel isWriting stream={stream} />);
  return stream;
}

const frames = () =>
  act(async () => {
    for (const _ of [1, 2, 3]) await new Promise((drawn) => requestAnimationFrame(drawn));
  });

it('scrolls to the plan once its first words are rendered', async () => {
  beginWriting().say('## Overview');
  await frames();
  expect(scrolled).toHaveBeenCalledOnce();
});

it('does not scroll while somebody presses Stop as the first words arrive', async () => {
  beginWriting().say('## Overview');
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Stop' }));
  await frames();
  expect(scrolled).not.toHaveBeenCalled();
});

it.each([
  ['25px below the top, under the docked bar', 25, 1],
  ['below the docked bar', 96, 0],
])('a pasted plan whose heading is %s', (_, panelTop, times) => {
  document.documentElement.style.setProperty('scroll-padding-top', '80px');
  const stream = growing();
  const { rerender } = render(<Panel isWriting={false} stream={stream} />);
  const top = screen.getByTestId('top');
  const at = (y: number) => () => ({ top: y, bottom: y }) as DOMRect;
  top.getBoundingClientRect = at(panelTop + 200);
  if (top.parentElement) top.parentElement.getBoundingClientRect = at(panelTop);
  rerender(<Panel isWriting={false} stream={stream} isPasted />);
  expect(scrolled).toHaveBeenCalledTimes(times);
  document.documentElement.removeAttribute('style');
});
