import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { noticesPart } from '#client/app/loading/notices-part.ts';
import type { Route } from '#client/app/route.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import type { ConflictNote } from '#client/saving/workspace-state.ts';
import { ConflictsElsewhere } from './conflicts-elsewhere.tsx';

const note = (conflictId: string, blueprintId: string, field: string): ConflictNote => ({
  conflictId,
  blueprintId,
  field,
  mine: 'Mine',
  theirs: 'Theirs',
});
const plan = note('c1', 'b1', 'aiOutput');
const days = { ...note('c2', 'b1', 'timeline'), mine: '', theirs: '' };
const fact = note('c3', 'launch', 'facts.offerName');

async function show(place: Route, conflicts: readonly ConflictNote[]) {
  const store = createStore(() => ({
    conflicts,
    byType: { identity: 'b1' },
    blueprints: { b1: { title: 'Your Identity' } },
  }));
  const workspace = { store, actions: { resolveConflict: vi.fn() } } as unknown as Workspace;
  await noticesPart.preload();
  render(<ConflictsElsewhere workspace={workspace} place={place} />);
  return { tell: (next: readonly ConflictNote[]) => act(() => store.setState({ conflicts: next })) };
}

const told = () => screen.queryAllByText('Changed on another device.').length;

afterEach(cleanup);

describe('words that changed in two places, on a screen that is not their own', () => {
  it.each<Route>([{ view: 'book' }, { view: 'dashboard' }])('are told on $view, by name', async (place) => {
    await show(place, [plan, fact]);
    expect(screen.getByText(/The plan in “Your Identity” changed here and on another device/)).toBeTruthy();
    expect(screen.getByText(/in “My facts” changed here and on another device/)).toBeTruthy();
  });

  it.each<[Route, ConflictNote]>([
    [{ view: 'blueprint', type: 'identity' }, plan],
    [{ view: 'week' }, days],
    [{ view: 'week' }, fact],
    [{ view: 'facts' }, fact],
    [{ view: 'gaps' }, fact],
  ])('are not told twice where the screen tells of them itself: %o', async (place, conflict) => {
    await show(place, [conflict]);
    expect(told()).toBe(0);
  });

  it('are told beside another question only when they happen there', async () => {
    const { tell } = await show({ view: 'blueprint', type: 'audience' }, [plan]);
    expect(told()).toBe(0);
    tell([plan, note('c4', 'b1', 'notes')]);
    expect(told()).toBe(1);
    expect(screen.getByText(/Your notes in “Your Identity” changed here/)).toBeTruthy();
  });
});
