import { act, renderHook } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { readPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { fetchParts } from './testing/shown-document.tsx';
import { useSectionEditing } from './use-section-editing.tsx';

beforeAll(fetchParts);
const PLAN = '## One\n\nFirst.\n\n## Two\n\nSecond.\n';

async function opened() {
  const edits: string[] = [];
  const onEdit = (text: string) => void edits.push(text);
  const hook = renderHook(({ text }) => useSectionEditing(text, false, onEdit), {
    initialProps: { text: PLAN },
  });
  await act(async () => hook.result.current.open(readPlan(PLAN), { section: 1, block: 1 }));
  return { edits, ...hook };
}

it('keeps a letter that has not come back yet when the panel is drawn for another reason', async () => {
  const { edits, result, rerender } = await opened();
  act(() => result.current.change('## Two\n\nSecond a.'));
  rerender({ text: PLAN });
  expect(result.current.sectionText).toBe('## Two\n\nSecond a.');
  act(() => result.current.change('## Two\n\nSecond ab.'));
  expect(edits.at(-1)).toBe('## One\n\nFirst.\n\n## Two\n\nSecond ab.\n');
});

it('takes over what came back with words of another device', async () => {
  const { edits, result, rerender } = await opened();
  act(() => result.current.change('## Two\n\nSecond a.'));
  rerender({ text: '## One\n\nFirst, longer.\n\n## Two\n\nSecond a.\n' });
  act(() => result.current.change('## Two\n\nSecond ab.'));
  expect(edits.at(-1)).toBe('## One\n\nFirst, longer.\n\n## Two\n\nSecond ab.\n');
});
