import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { parseRoute, type Route } from '#client/app/route.ts';
import { noticesPart } from '#client/features/blueprint/blueprint-parts.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import type { ConflictNote, WorkspaceState } from '#client/saving/workspace-state.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { KIND_NAMES, kindOf } from '#domain/kinds.ts';
import { sampleOf } from '#domain/testing/arbitrary-document.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { placeName, TroubleElsewhere } from './trouble-elsewhere.tsx';

const note = (conflictId: string, docId: string, field: string): ConflictNote => ({
  conflictId,
  kind: docId === 'launch' ? 'facts' : 'blueprint',
  docId,
  field,
  mine: 'Mine',
  theirs: 'Theirs',
});
const plan = note('c1', 'b1', 'aiOutput');
const days = { ...note('c2', 'b1', 'timeline'), mine: '', theirs: '' };
const fact = note('c3', 'launch', 'facts.offerName');

async function show(place: Route, conflicts: readonly ConflictNote[], rest: Partial<WorkspaceState> = {}) {
  const store = createStore(() => ({
    conflicts,
    blocked: [],
    deletedElsewhere: [],
    ...rest,
    documents: {
      blueprint: {
        b1: { ...sampleBlueprint({ answers: ['First words'], output: 'The plan itself' }), id: 'b1' },
      },
      facts: { launch: { ...blankFactSheet(MONDAY), own: [{ name: 'Parking', value: 'behind' }] } },
    },
  }));
  const actions = { resolveConflict: vi.fn(), restoreAsNew: vi.fn(), deleteDocument: vi.fn() };
  const workspace = { store, actions } as unknown as Workspace;
  await noticesPart.preload();
  render(<TroubleElsewhere workspace={workspace} place={place} />);
  return { actions, tell: (next: readonly ConflictNote[]) => act(() => store.setState({ conflicts: next })) };
}

const told = () => screen.queryAllByText('Changed on another device.').length;

afterEach(cleanup);

describe('a conflict on another screen than its own', () => {
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
  ])('are not told twice where the screen tells of them itself: %o', async (place, conflict) => {
    await show(place, [conflict]);
    expect(told()).toBe(0);
  });

  it('is shown next to another question only if it happens there', async () => {
    const { tell } = await show({ view: 'blueprint', type: 'audience' }, [plan]);
    expect(told()).toBe(0);
    tell([plan, note('c4', 'b1', 'notes')]);
    expect(told()).toBe(1);
    expect(screen.getByText(/Your notes in “Your Identity” changed here/)).toBeTruthy();
  });
});

describe('a plan changed on another screen than its own', () => {
  const deleted = {
    deletedElsewhere: [{ kind: 'blueprint', docId: 'b1', title: 'Your Identity' }],
  } as const;

  it('can be restored there when another device deleted it', async () => {
    const { actions } = await show({ view: 'book' }, [], deleted);
    expect(
      screen.getByText(
        '“Your Identity” was deleted on another device. What you changed here is still on this device.',
      ),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Restore it' }));
    expect(actions.restoreAsNew).toHaveBeenCalledWith('b1');
    fireEvent.click(screen.getByRole('button', { name: 'Delete it here too' }));
    expect(actions.deleteDocument).toHaveBeenCalledWith('b1');
  });

  it('can be copied there when the server refuses it', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await show({ view: 'book' }, [], { blocked: [{ kind: 'blueprint', docId: 'b1', code: 'too-large' }] });
    expect(screen.getByRole('alert').textContent).toMatch(/^Your Identity: Couldn’t save\. Copy your text\./);
    fireEvent.click(screen.getByRole('button', { name: 'Copy my text' }));
    expect(writeText).toHaveBeenCalledWith(
      'Your Identity\n\nThe description\nUncover the core of who you are and what you represent\n\nThe plan\nThe plan itself\n\nAnswer 1\nFirst words',
    );
    vi.unstubAllGlobals();
  });

  it('is not reported twice on its own screen', async () => {
    await show({ view: 'blueprint', type: 'identity' }, [], {
      ...deleted,
      blocked: [{ kind: 'blueprint', docId: 'b1', code: 'too-large' }],
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('facts that the server refuses', () => {
  it('are reported on the dashboard too, and can be copied there', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await show({ view: 'dashboard' }, [], {
      blocked: [{ kind: 'facts', docId: 'launch', code: 'too-large' }],
    });
    expect(screen.getByRole('alert').textContent).toMatch(/^My facts: Couldn’t save\. Copy your text\./);
    fireEvent.click(screen.getByRole('button', { name: 'Copy my text' }));
    expect(writeText).toHaveBeenCalledWith('My facts\n\nYour own facts\nParking: behind');
    vi.unstubAllGlobals();
  });
});

it.each(KIND_NAMES)('%s names only existing screens', (kind) => {
  for (const name of kindOf(kind).reportedOn(sampleOf(kind))) {
    const [view, type] = name.split(' ');
    const pathname = type ? `/${view}s/${type}` : `/${view}`;
    expect(placeName(parseRoute({ pathname, search: '' }))).toBe(name);
  }
});
