import { act, renderHook } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { readPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { fetchParts } from './testing/shown-document.tsx';
import { useSectionEditing } from './use-section-editing.tsx';

beforeAll(fetchParts);
const PLAN = '## One\n\nFirst.\n\n## Two\n\nSecond.\n';

/** A plan in a store that gets every keystroke at once, and notifies the page later. */
async function opened() {
  const store = { plan: PLAN, lost: 0 };
  const options = {
    readText: () => store.plan,
    isLocked: false,
    onEdit: (plan: string) => void Object.assign(store, { plan }),
    onLost: () => {
      store.lost += 1;
    },
    onFailed: () => expect.fail('the editor did not load'),
  };
  const hook = renderHook(({ text }) => useSectionEditing({ text, ...options }), {
    initialProps: { text: PLAN },
  });
  await act(async () => hook.result.current.open(readPlan(PLAN), { section: 1, block: 1 }));
  const change = (text: string, from: string) => act(() => hook.result.current.change(text, from, null));
  return { store, change, ...hook };
}

it('keeps a keystroke that has not come back yet when the panel renders for another reason', async () => {
  const { store, change, result, rerender } = await opened();
  change('## Two\n\nSecond a.', '## Two\n\nSecond.');
  rerender({ text: PLAN });
  expect(result.current.sectionText).toBe('## Two\n\nSecond a.');
  change('## Two\n\nSecond ab.', '## Two\n\nSecond a.');
  expect(store.plan).toBe('## One\n\nFirst.\n\n## Two\n\nSecond ab.\n');
});

it('keeps another device’s change, even before it was rendered here', async () => {
  const { store, change } = await opened();
  change('## Two\n\nSecond a.', '## Two\n\nSecond.');
  store.plan = '## One\n\nFirst, longer.\n\n## Two\n\nSecond a.\n\nThird.\n';
  change('## Two\n\nSecond ab.', '## Two\n\nSecond a.');
  expect(store.plan).toBe('## One\n\nFirst, longer.\n\n## Two\n\nSecond ab.\n\nThird.\n');
});

it('keeps both if another device changed the words being typed', async () => {
  const { store, change } = await opened();
  store.plan = PLAN.replace('Second', 'Sooner');
  change('## Two\n\nSecondly.', '## Two\n\nSecond.');
  expect(store.plan).toBe('## One\n\nFirst.\n\n## Two\n\nSooner Secondly.\n');
});

it('ends with a message when another device has removed the section', async () => {
  const { store, result, rerender } = await opened();
  store.plan = '## One\n\nFirst.\n';
  rerender({ text: store.plan });
  expect(result.current.editing).toBeNull();
  expect(store.lost).toBe(1);
});
