import { sentenceFor } from '#domain/errors.ts';

// Only the parts in use: TypeScript's DOM library has no types for the recognizer itself.
type Alternative = { readonly transcript: string };
type RecognitionResult = {
  readonly isFinal: boolean;
  readonly length: number;
  readonly [index: number]: Alternative;
};
export type RecognitionResults = { readonly length: number; readonly [index: number]: RecognitionResult };

export type Recogniser = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  onresult: ((event: { results: RecognitionResults }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
};

export type RecogniserConstructor = new () => Recogniser;

export type SpeechListener = {
  onListening: (isListening: boolean) => void;
  onTranscript: (transcript: string) => void;
  onError: (reason: string) => void;
};

export type Speech = {
  isSupported: boolean;
  start: (listener: SpeechListener) => void;
  /** Ends the recording and lets the last words arrive. */
  stop: () => void;
  /** Ends the recording; nothing more arrives. */
  abort: () => void;
};

export function createSpeech(Recognition: RecogniserConstructor | undefined = browserRecogniser()): Speech {
  let current: Recogniser | null = null;
  let stopping: Recogniser | null = null;
  let report: SpeechListener['onError'] = () => undefined;

  function start(listener: SpeechListener) {
    if (!Recognition) return listener.onError(sentenceFor('speech-unsupported'));
    abort();
    report = listener.onError;
    attempt(() => listen(new Recognition(), listener));
  }

  function listen(recogniser: Recogniser, listener: SpeechListener) {
    recogniser.lang = 'en-US';
    recogniser.continuous = false;
    recogniser.interimResults = true;
    const isCurrent = () => current === recogniser;
    recogniser.onstart = () => isCurrent() && listener.onListening(true);
    recogniser.onresult = (event) => isCurrent() && listener.onTranscript(transcriptOf(event.results));
    recogniser.onerror = ({ error }) => {
      // Some engines end a stopped recording with `aborted`: that is no error.
      if (error === 'aborted' && stopping === recogniser) return;
      if (isCurrent()) listener.onError(error);
    };
    // `end` always comes last, even after `error`: stop listening here but keep the reason, or the button title forgets
    // why it failed.
    recogniser.onend = () => {
      if (!isCurrent()) return;
      current = null;
      listener.onListening(false);
    };
    current = recogniser;
    recogniser.start();
  }

  function stop() {
    stopping = current;
    attempt(() => current?.stop());
  }

  function attempt(toggle: () => void) {
    try {
      toggle();
    } catch {
      current = null;
      report(sentenceFor('speech-toggle-failed'));
    }
  }

  // Forget it before reporting: ignore the `aborted` error and late results that follow.
  function abort() {
    const ending = current;
    current = null;
    ending?.abort();
  }

  return { isSupported: Recognition !== undefined, start, stop, abort };
}

/**
 * Built from the whole list each time. Android sends each longer result as another final one, so a final that the next
 * one starts with is a repetition.
 */
export function transcriptOf(results: RecognitionResults): string {
  let text = '';
  let lastFinal = '';
  for (let index = 0; index < results.length; index += 1) {
    const result = results[index];
    const heard = result?.[0]?.transcript.trim() ?? '';
    if (heard === '') continue;
    const isRepeat = lastFinal !== '' && heard.toLowerCase().startsWith(lastFinal.toLowerCase());
    if (isRepeat) text = text.slice(0, text.length - lastFinal.length);
    text = isRepeat || text === '' ? text + heard : `${text} ${heard}`;
    lastFinal = result?.isFinal ? heard : '';
  }
  return text;
}

type SpeechScope = typeof globalThis & {
  SpeechRecognition?: RecogniserConstructor;
  webkitSpeechRecognition?: RecogniserConstructor;
};

function browserRecogniser(): RecogniserConstructor | undefined {
  const scope: SpeechScope = globalThis;
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}
