import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LiveRegion } from '#client/ui/notices/live-region.tsx';
import { useAnnouncements } from './use-announcements.ts';
import type { Generation } from './writing/generation-state.ts';

const facts = { origin: 'generated', at: '2026-11-16T09:00:00.000Z', writtenFrom: {} } as const;

function Said({ generation }: { generation: Generation }) {
  useAnnouncements(generation);
  return null;
}

async function heard(...states: Generation[]): Promise<string[]> {
  const view = (generation: Generation) => (
    <>
      <LiveRegion />
      <Said generation={generation} />
    </>
  );
  const { rerender, container } = render(view({ status: 'idle' }));
  const words: string[] = [];
  for (const state of states) {
    await act(async () => rerender(view(state)));
    words.push(container.textContent ?? '');
  }
  return words;
}

it('announces when a plan starts and when it is saved', async () => {
  const words = await heard({ status: 'generating' }, { status: 'saving' }, { status: 'idle' });
  expect(words.at(0)).toBe('Generating your plan.');
  expect(words.at(-1)).toBe(
    'Your plan is written and saved. You can read it, edit it and check off its boxes now.',
  );
});

it('announces how many ticks were carried into a rewritten plan', async () => {
  const words = await heard({ status: 'generating' }, { status: 'idle', carriedTicks: 2 });
  expect(words.at(-1)).toContain('2 boxes you’d checked are in the new plan too, and they’re still checked.');
});

it('announces that it was stopped, and does not call a discarded text saved', async () => {
  const held: Generation = { status: 'held', reason: 'stopped', facts };
  const words = await heard({ status: 'generating' }, held, { status: 'idle' });
  expect(words.slice(1)).toEqual(Array(2).fill('Stopped. What was written so far is kept as a draft.'));
});

it('says nothing of a save by hand', async () => {
  expect(await heard({ status: 'saving' }, { status: 'idle' })).toEqual(['', '']);
});
