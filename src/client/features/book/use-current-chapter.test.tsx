import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import { BookContents } from './book-contents.tsx';

type Seen = { target: Element; isIntersecting: boolean };

let report: (seen: Seen[]) => void = () => {};

class ObserverByHand {
  constructor(tell: (seen: Seen[]) => void) {
    report = tell;
  }
  observe() {}
  disconnect() {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CHAPTERS: BookChapter[] = [
  { type: 'identity', number: 1, title: 'Your Identity', text: '' },
  { type: 'brand', number: 2, title: 'Brand Identity', text: '' },
];

function open() {
  vi.stubGlobal('IntersectionObserver', ObserverByHand);
  render(
    <>
      {/* The chapters are on the page before the effects of the contents run. */}
      <section id="plan-identity" />
      <section id="plan-brand" />
      <BookContents chapters={CHAPTERS} onJump={() => {}} />
    </>,
  );
}

const see = (id: string, isIntersecting: boolean) => ({
  target: document.getElementById(id) ?? document.body,
  isIntersecting,
});
const marked = () => screen.queryAllByRole('link', { current: 'location' }).map((link) => link.textContent);

it('marks no chapter on the cover, then the current one', () => {
  open();
  expect(marked()).toEqual([]);
  act(() => report([see('plan-identity', true), see('plan-brand', false)]));
  expect(marked()).toEqual(['1Your Identity']);
});

it('marks the later one when two are on the line, and none above the first', () => {
  open();
  act(() => report([see('plan-identity', true), see('plan-brand', true)]));
  expect(marked()).toEqual(['2Brand Identity']);
  act(() => report([see('plan-identity', false), see('plan-brand', false)]));
  expect(marked()).toEqual([]);
});
