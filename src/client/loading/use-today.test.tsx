import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToday } from './use-today.ts';

function Today() {
  return <p>{useToday()}</p>;
}
const shown = () => screen.getByText(/^\d{4}-\d\d-\d\d$/).textContent;
const at = (year: number, month: number, date: number, hour: number, minute = 0) =>
  new Date(year, month - 1, date, hour, minute);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('moves to the next day on a page left open over midnight', () => {
  vi.setSystemTime(at(2027, 3, 13, 23, 59));
  render(<Today />);
  expect(shown()).toBe('2027-03-13');
  act(() => vi.advanceTimersByTime(120_000));
  expect(shown()).toBe('2027-03-14');
});

it.each([
  ['forward', at(2027, 6, 1, 0, 0), '2027-06-01'],
  ['back', at(2027, 3, 1, 12), '2027-03-01'],
  ['to the day of its maker', new Date(0), undefined],
])('follows a clock that jumps %s, once somebody looks', (_, moment, day) => {
  vi.setSystemTime(at(2027, 3, 13, 12));
  render(<Today />);
  vi.setSystemTime(moment);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const own = `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}-${String(moment.getDate()).padStart(2, '0')}`;
  expect(shown()).toBe(day ?? own);
});

it('follows it within a minute on an idle page', () => {
  vi.setSystemTime(at(2027, 3, 13, 12));
  render(<Today />);
  vi.setSystemTime(at(2027, 3, 20, 12));
  act(() => vi.advanceTimersByTime(60_000));
  expect(shown()).toBe('2027-03-20');
});
