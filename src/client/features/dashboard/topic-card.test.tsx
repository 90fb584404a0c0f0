import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OUTLINES } from '#content/outline.ts';
import { editDraft } from '#domain/blueprint/change-blueprint.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { overviewOf } from './overview.ts';
import { TopicCard } from './topic-card.tsx';

const NOW = '2026-11-16T10:00:00.000Z';
const nothing = () => undefined;

function said(blueprint: ReturnType<typeof sampleBlueprint>, isWriting = false) {
  const [topic] = overviewOf(OUTLINES, ({ type }) => (type === 'identity' ? blueprint : undefined)).topics;
  if (!topic) throw new Error('no topic');
  render(
    <TopicCard topic={topic} isWriting={isWriting} mark="Out of date" onOpen={nothing} onDelete={nothing} />,
  );
  return screen
    .getByRole('link', { name: 'Your Identity' })
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .at(-1);
}

describe('what a card says', () => {
  it('names a draft, when nothing was submitted yet', () => {
    expect(said(editDraft(sampleBlueprint({ answers: [] }), 'answers.0', 'I taught', NOW))).toBe(
      'Draft not submitted yetOut of date',
    );
  });

  it('counts unsubmitted answers, when there are several', () => {
    const keys = ['answers.0', 'answers.1', 'answers.2'] as const;
    const waiting = keys.reduce(
      (doc, key) => editDraft(doc, key, 'Found in my page', NOW),
      sampleBlueprint({ answers: [] }),
    );
    expect(said(waiting)).toBe('3 answers waiting for youOut of date');
  });

  it('names both answers and a draft', () => {
    expect(said(editDraft(sampleBlueprint({ answers: ['one'] }), 'answers.1', 'They', NOW))).toMatch(
      /^1 of 3 answeredDraft not submitted yet/,
    );
  });

  it('names only the plan while it is being written', () => {
    expect(said(sampleBlueprint({ answers: ['one', 'two', 'three'] }), true)).toBe('Writing...');
  });
});

describe('the tick and the button to start over', () => {
  const shown = (answers: string[]) => {
    said(sampleBlueprint({ answers }));
    const button = screen.queryByRole('button', { name: 'Delete progress and start over: Your Identity' });
    return [screen.queryByText('Completed') !== null, button?.title];
  };

  it('are on the card of a completed topic', () => {
    expect(shown(['one', 'two', 'three'])).toEqual([true, 'Delete progress and start over']);
  });

  it('are not there before its last answer', () => {
    expect(shown(['one', 'two'])).toEqual([false, undefined]);
  });
});
