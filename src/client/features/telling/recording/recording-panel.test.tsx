import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createRecordingBar } from './recording-bar.tsx';
import { RecordingPanel } from './recording-panel.tsx';
import type { Live, Recordings, RecordingsState } from './recordings.ts';

afterEach(cleanup);

const recordingFor = (minutes: number): Live => ({
  status: 'recording',
  ms: minutes * 60_000,
  level: 0.2,
  isSilent: false,
  isMuted: false,
});

function standIn(live: Live) {
  const state = createStore<RecordingsState>(() => ({ live, kept: [], writing: {} }));
  return { state, open: async () => undefined } as unknown as Recordings;
}
const way = { host: null, centsFor: () => undefined };
const show = (live: Live) => render(<RecordingPanel recordings={standIn(live)} way={way} />);

it('shows the maximum time at first, and the rest in the last five minutes', () => {
  show({ status: 'idle' });
  expect(screen.getByText('You can talk for up to 30 minutes at once.')).toBeDefined();
  cleanup();
  show(recordingFor(24.9));
  expect(screen.queryByText(/left\./)).toBeNull();
  cleanup();
  show(recordingFor(27.5));
  expect(screen.getByText('3 minutes left. Then we stop, and you can record more.')).toBeDefined();
});

it('does not show a full half hour as an error', () => {
  show({ status: 'idle', ended: 'full' });
  expect(screen.getByRole('status').textContent).toMatch(/^That’s 30 minutes/);
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  show({ status: 'idle', ended: 'microphone-gone' });
  expect(screen.getByRole('alert')).toBeDefined();
});

it('is shown on other screens until it is opened or done, and not after signing out', () => {
  const recordings = standIn(recordingFor(2));
  const bar = createRecordingBar(recordings);
  let opened = 0;
  const onOpen = () => {
    opened += 1;
    bar.hide();
  };
  act(() => bar.show(onOpen));
  expect(screen.getByText('Recording 2:00')).toBeDefined();
  act(() => recordings.state.setState({ live: { status: 'idle', ended: 'full' } }));
  expect(screen.getByText(/^That’s 30 minutes/)).toBeDefined();
  act(() => screen.getByRole('button', { name: 'Open it' }).click());
  expect([opened, screen.queryByRole('button')]).toEqual([1, null]);
  act(() => bar.show(onOpen));
  act(() => recordings.state.setState({ live: { status: 'idle' } }));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => recordings.state.setState({ live: recordingFor(1) }));
  act(() => bar.close());
  act(() => bar.show(onOpen));
  expect(screen.queryByText(/^Recording/)).toBeNull();
});
