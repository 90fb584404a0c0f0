import { describe, expect, it } from 'vitest';
import { createSpeech, type Recogniser, type RecognitionResults, transcriptOf } from './speech.ts';

const final = (transcript: string) => ({ isFinal: true, length: 1, 0: { transcript } });
const interim = (transcript: string) => ({ isFinal: false, length: 1, 0: { transcript } });
const results = (...list: ReturnType<typeof final>[]): RecognitionResults => Object.assign(list);

function scripted() {
  const made: Recogniser[] = [];
  class Scripted implements Recogniser {
    lang = '';
    continuous = true;
    interimResults = false;
    onstart: Recogniser['onstart'] = null;
    onend: Recogniser['onend'] = null;
    onresult: Recogniser['onresult'] = null;
    onerror: Recogniser['onerror'] = null;
    constructor() {
      made.push(this);
    }
    start() {}
    stop() {}
    abort() {
      this.onerror?.({ error: 'aborted' });
      this.onend?.();
    }
  }
  const events: string[] = [];
  const speech = createSpeech(Scripted);
  speech.start({
    onListening: (isListening) => events.push(isListening ? 'listening' : 'ended'),
    onTranscript: (transcript) => events.push(transcript),
    onError: (reason) => events.push(`error ${reason}`),
  });
  return { speech, events, recogniser: () => made.at(-1) as Recogniser };
}

describe('transcriptOf', () => {
  it.each([
    ['one interim result', results(interim('hello')), 'hello'],
    ['stable and unstable halves', results(interim('hello'), interim(' world')), 'hello world'],
    [
      'Android repeats, each longer and final',
      results(final('Hello'), final('hello world'), final('hello world again')),
      'hello world again',
    ],
    ['a final result and what follows it', results(final('One.'), interim('Two')), 'One. Two'],
    ['the same word said twice, still interim', results(interim('no'), interim('no way')), 'no no way'],
    ['nothing', results(), ''],
  ])('reads %s', (_, list, expected) => {
    expect(transcriptOf(list)).toBe(expected);
  });
});

describe('speech', () => {
  it('asks for en-US, one utterance, with interim results', () => {
    const { recogniser } = scripted();
    expect(recogniser()).toMatchObject({ lang: 'en-US', continuous: false, interimResults: true });
  });

  it('listens from the start event to the end event, not from the click', () => {
    const { events, recogniser } = scripted();
    expect(events).toEqual([]);
    recogniser().onstart?.();
    recogniser().onend?.();
    expect(events).toEqual(['listening', 'ended']);
  });

  it('reports an error and then the end', () => {
    const { events, recogniser } = scripted();
    recogniser().onerror?.({ error: 'not-allowed' });
    recogniser().onend?.();
    expect(events).toEqual(['error not-allowed', 'ended']);
  });

  it('ignores errors and late words from a recording that we aborted', () => {
    const { speech, events, recogniser } = scripted();
    recogniser().onstart?.();
    const old = recogniser();
    speech.abort();
    old.onresult?.({ results: results(final('late')) });
    expect(events).toEqual(['listening']);
  });

  it('treats `aborted` after our own stop as the end, and reports any other error', () => {
    const { speech, events, recogniser } = scripted();
    recogniser().onstart?.();
    speech.stop();
    recogniser().onerror?.({ error: 'aborted' });
    recogniser().onerror?.({ error: 'network' });
    recogniser().onend?.();
    expect(events).toEqual(['listening', 'error network', 'ended']);
  });

  it('reports `aborted` when nobody here stopped the recording', () => {
    const { events, recogniser } = scripted();
    recogniser().onstart?.();
    recogniser().onerror?.({ error: 'aborted' });
    expect(events).toEqual(['listening', 'error aborted']);
  });

  it('says so when the recogniser refuses to stop', () => {
    const { speech, events, recogniser } = scripted();
    recogniser().onstart?.();
    recogniser().stop = () => {
      throw new Error('InvalidStateError');
    };
    speech.stop();
    expect(events).toEqual(['listening', 'error Failed to toggle recording']);
  });

  it('ends the previous recording when another one starts', () => {
    const { speech, events, recogniser } = scripted();
    const first = recogniser();
    let aborted = 0;
    first.abort = () => {
      aborted += 1;
    };
    speech.start({ onListening: () => {}, onTranscript: () => {}, onError: () => {} });
    first.onresult?.({ results: results(final('late')) });
    expect([aborted, events]).toEqual([1, []]);
  });

  it('says so when the browser has no recogniser', () => {
    const reasons: string[] = [];
    const speech = createSpeech(undefined);
    expect(speech.isSupported).toBe(false);
    speech.start({
      onListening: () => {},
      onTranscript: () => {},
      onError: (reason) => reasons.push(reason),
    });
    expect(reasons).toEqual(['Speech recognition not supported']);
  });

  it('says so when the recogniser refuses to start', () => {
    const reasons: string[] = [];
    class Refusing {
      start() {
        throw new Error('InvalidStateError');
      }
    }
    const speech = createSpeech(Refusing as never);
    speech.start({
      onListening: () => {},
      onTranscript: () => {},
      onError: (reason) => reasons.push(reason),
    });
    expect(reasons).toEqual(['Failed to toggle recording']);
  });
});
