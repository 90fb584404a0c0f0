import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import type { NotesSlot } from './document-panel.tsx';
import { changesOf, fetchParts, NO_AI, ShownDocument } from './testing/shown-document.tsx';

drawDialogs();
beforeAll(fetchParts);
const PLAN = '## Steps\n\nCall Luis.\n\n## Words\n\nLong words.\n';
const STEPS = '0/Steps';

async function show(wish: string, changes = changesOf(async () => '')) {
  const renderNotes = ({ part }: NotesSlot) =>
    part ? (
      <button type="button" onClick={() => part.onAsk?.(wish)}>
        note on {part.heading}
      </button>
    ) : (
      <p>below the plan</p>
    );
  render(
    <ShownDocument
      text={PLAN}
      edits={[]}
      asking={{ ...NO_AI, hasKey: true, changes }}
      renderNotes={renderNotes}
    />,
  );
  await screen.findByText('below the plan');
  return changes;
}
const wishNow = () => screen.getByLabelText<HTMLTextAreaElement>('What should be different?').value;

describe('notes next to the parts of a plan', () => {
  it('come after each part, and once below all', async () => {
    await show('');
    expect(screen.getAllByText(/^note on/).map(({ textContent }) => textContent)).toEqual([
      'note on Steps',
      'note on Words',
    ]);
  });

  it('can open the dialog for a change in their part, with a request filled in', async () => {
    await show('Is a year realistic?');
    fireEvent.click(screen.getByText('note on Words'));
    expect(screen.getByRole('dialog', { name: 'Ask for a change in “Words”' })).toBeDefined();
    expect(wishNow()).toBe('Is a year realistic?');
  });

  it('add it to an unsent request, once, and within the limit', async () => {
    const changes = changesOf(async () => '');
    changes.type(STEPS, 'Shorter, please', [STEPS]);
    await show('x'.repeat(2_000), changes);
    fireEvent.click(screen.getByText('note on Steps'));
    expect(wishNow().startsWith('Shorter, please\nxxx')).toBe(true);
    expect(wishNow()).toHaveLength(1_000);
  });

  it('never discard a reply that waits to be used', async () => {
    const changes = changesOf(async () => '## Steps\n\nA reply that has cost money.');
    await changes.start(STEPS, { plan: PLAN, section: '', wish: 'Before' }, [STEPS]);
    await show('Is a year realistic?', changes);
    fireEvent.click(screen.getByText('note on Steps'));
    expect(changes.stateOf(STEPS)).toMatchObject({
      status: 'written',
      reply: '## Steps\n\nA reply that has cost money.',
    });
  });
});
