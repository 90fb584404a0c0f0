import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { warmPlan } from './warm-plan.tsx';

afterEach(() => document.body.replaceChildren());

/** The page at each pause, and the elements rendered so far. */
async function warm(pauseAlso: (pauses: number) => void = () => {}) {
  const drawn: string[] = [];
  const left: string[] = [];
  const append = document.body.append.bind(document.body);
  document.body.append = (...nodes) => {
    append(...nodes);
    for (const node of nodes) if (node instanceof Element) place = node;
  };
  let place: Element | undefined;
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
    left.push(document.body.innerHTML);
    drawn.push(place?.textContent ?? '');
    pauseAlso(pauses);
  };
  try {
    await act(() => warmPlan(pause));
  } finally {
    Reflect.deleteProperty(document.body, 'append');
  }
  return { drawn, left, pauses, place };
}

it('renders every part of a plan, and leaves none of it in the page', async () => {
  const { drawn, left, pauses, place } = await warm();
  expect(left.every((page) => page === '')).toBe(true);
  expect(document.body.innerHTML).toBe('');
  expect(drawn.some((plan) => plan.includes('A heading') && plan.includes('Words.'))).toBe(true);
  expect(place?.className).toContain('invisible');
  expect(place?.innerHTML).toBe('');
  expect(pauses).toBeGreaterThan(20);
});

it('ends as soon as there is a plan', async () => {
  const { pauses } = await warm((count) => {
    if (count === 3) document.body.innerHTML = '<div class="plan-document"></div>';
  });
  expect(pauses).toBe(3);
});
