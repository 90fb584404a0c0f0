import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { ReaderLaunch } from './reader-launch.tsx';

afterEach(cleanup);

it('shows weeks from Sunday, as for their owner in the US', () => {
  const blueprint = sampleBlueprint();
  const { content } = blueprint;
  const timeline = [{ title: 'Call them', date: '2027-05-07', description: '' }];
  render(
    <ReaderLaunch
      shared={{
        topics: [
          { blueprint: { ...blueprint, content: { ...content, timeline } }, text: '', isShared: true },
        ],
        hidden: [],
      }}
      sheet={JSON.stringify({ facts: { eventDate: 'Sunday, May 9, 2027' }, settled: [] })}
      today="2027-04-30"
    />,
  );
  expect(screen.getAllByText(/^Week of /).map(({ textContent }) => textContent)).toEqual([
    'Week of Sun, May 2, 2027: 1 task, 0.3 hours',
  ]);
});
