import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { useTicking } from './use-ticking.ts';

const PLAN = '## One\n\n- [ ] Call Luis\n\n## Two\n\nSecond.\n\n## Three\n\n- [ ] Rest\n';

/** Ticks the box of an item rendered from an older text; `now` is the current plan. */
function tickedIn(now: string, item: string): string {
  const onEdit = vi.fn<(text: string) => void>();
  const shown = readPlan(PLAN);
  const ways = { know: () => undefined, onEdit, liveText: () => now, close: () => undefined };
  const { result } = renderHook(() => useTicking({ current: { current: shown }, ...ways }));
  result.current(PLAN.indexOf(` ] ${item}`), true);
  return onEdit.mock.calls[0]?.[0] ?? '';
}

it('ticks the right box while a section is edited and another device has changed the plan above it', () => {
  const now = PLAN.replace('Second.', 'Second, typed.').replace('## One', '## One and only');
  expect(tickedIn(now, 'Call Luis')).toBe(now.replace('[ ] Call', '[x] Call'));
  expect(tickedIn(now, 'Rest')).toBe(now.replace('[ ] Rest', '[x] Rest'));
});

it('ticks nothing if another device has replaced the item', () => {
  const now = PLAN.replace('- [ ] Call Luis', 'Luis has called.');
  expect(tickedIn(now, 'Call Luis')).toBe(now);
});
