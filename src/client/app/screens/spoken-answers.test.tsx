import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Recogniser } from '#client/adapters/device/speech.ts';
import { openApp, standInBrowser } from '#client/app/testing/opened-app.tsx';

standInBrowser();

type Heard = { text: string; isFinal?: boolean };

/** A browser's recogniser that does what the test says. */
let calls: string[] = [];
let current: Recogniser;
class Scripted implements Recogniser {
  lang = '';
  continuous = true;
  interimResults = false;
  onstart: Recogniser['onstart'] = null;
  onend: Recogniser['onend'] = null;
  onresult: Recogniser['onresult'] = null;
  onerror: Recogniser['onerror'] = null;
  constructor() {
    current = this;
  }
  start() {
    calls.push('start');
  }
  stop() {
    calls.push('stop');
  }
  abort() {
    calls.push('abort');
    this.onerror?.({ error: 'aborted' });
    this.onend?.();
  }
}

const begins = () => act(() => current.onstart?.());
const ends = () => act(() => current.onend?.());
const fails = (error: string) => act(() => current.onerror?.({ error }));
const hears = (...results: Heard[]) =>
  act(() =>
    current.onresult?.({
      results: results.map(({ text, isFinal = false }) => ({ isFinal, length: 1, 0: { transcript: text } })),
    }),
  );

const field = () =>
  screen.findByPlaceholderText<HTMLTextAreaElement>('Type your answer or use voice input...');
const start = () => screen.getByRole('button', { name: 'Start recording' });
const stop = () => screen.getByRole('button', { name: 'Stop recording' });
const record = () => {
  fireEvent.click(start());
  begins();
};

beforeEach(() => {
  calls = [];
  vi.stubGlobal('webkitSpeechRecognition', Scripted);
  openApp('/blueprints/identity');
});

it('Android repeats each longer hearing as final; the words appear once', async () => {
  const box = await field();
  record();
  const heard = ['I', 'I teach', 'I teach piano'];
  for (const count of [1, 2, 3]) hears(...heard.slice(0, count).map((text) => ({ text, isFinal: true })));
  ends();
  expect(box.value).toBe('I teach piano');
});

it('words typed before a recording stay, and a second recording adds to the first', async () => {
  const box = await field();
  fireEvent.change(box, { target: { value: 'Typed first.' } });
  for (const said of ['then said', 'and said again']) {
    record();
    hears({ text: said, isFinal: true });
    ends();
    expect(start()).toBeTruthy();
  }
  expect(box.value).toBe('Typed first. then said and said again');
});

it('stopping asks the engine to stop, lets the last words in, and is no error', async () => {
  const box = await field();
  record();
  fireEvent.click(stop());
  expect(calls.at(-1)).toBe('stop');
  hears({ text: 'last words', isFinal: true });
  ends();
  expect(box.value).toBe('last words');
  expect(start()).toBeTruthy();
});

it('submitting ends the recording, and late words do not fall into the next question', async () => {
  await field();
  record();
  hears({ text: 'I teach piano' });
  const late = current;
  fireEvent.click(screen.getByRole('button', { name: 'Submit answer' }));
  expect(screen.getByText('Question 2 of 3')).toBeTruthy();
  expect(calls).toContain('abort');
  act(() =>
    late.onresult?.({
      results: [{ isFinal: true, length: 1, 0: { transcript: 'I teach piano to adults' } }],
    }),
  );
  expect((await field()).value).toBe('');
  expect(start()).toBeTruthy();
});

it('leaving the screen ends the recording', async () => {
  await field();
  record();
  fireEvent.click(screen.getByRole('button', { name: 'Back to all topics' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Business Launch Blueprint' })).toBeTruthy();
  expect(document.querySelectorAll('article')).toHaveLength(19);
  expect(calls).toContain('abort');
});

it('an engine error is named on the button, and the next try clears it', async () => {
  await field();
  record();
  fails('no-speech');
  ends();
  const failed = screen.getByRole('button', { name: 'Error: no-speech' });
  expect(failed.title).toBe('Error: no-speech');
  expect(
    await screen.findByText('We didn’t hear anything. Press the microphone and try again.'),
  ).toBeTruthy();
  fireEvent.click(failed);
  begins();
  expect(stop()).toBeTruthy();
  // One that we have no sentence of its own for.
  fails('language-not-supported');
  ends();
  expect(
    await screen.findByText('We couldn’t turn your speech into text. Try again, or type instead.'),
  ).toBeTruthy();
});

it('the privacy note is shown until it was read, once', async () => {
  const words = 'Some browsers send your voice to an online service to turn it into text.';
  await field();
  expect(screen.getByText(words)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(words)).toBeNull();
  cleanup();
  openApp('/blueprints/identity');
  await field();
  expect(screen.queryByText(words)).toBeNull();
});
