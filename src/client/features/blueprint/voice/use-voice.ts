import { useEffect, useRef, useState } from 'react';
import type { Speech } from '#client/adapters/device/speech.ts';
import { logFailure } from '#client/adapters/page/log.ts';
import { announce } from '#client/ui/notices/live-region.tsx';
import { VOICE_COPY } from '#content/copy/person/voice.ts';
import { beginDictation, type Dictation, hear, textOf, typeOver } from '#domain/merging/dictation.ts';

/** `slow`: long after the click, and the browser has neither started nor given up. */
export type VoicePhase = 'idle' | 'starting' | 'slow' | 'listening';

type VoiceState = { phase: VoicePhase; error: string | null };

// By then a browser has started, or its permission prompt was overlooked.
const SLOW_MS = 4_000;

export function useVoice(speech: Speech, text: string, setText: (text: string) => void) {
  const [state, setState] = useState<VoiceState>({ phase: 'idle', error: null });
  const dictation = useRef<Dictation | null>(null);

  useEffect(() => () => speech.abort(), [speech]);
  useEffect(() => {
    if (state.phase !== 'starting') return;
    const timer = setTimeout(() => {
      setState((before) => ({ ...before, phase: 'slow' }));
      announce(VOICE_COPY.slow);
    }, SLOW_MS);
    return () => clearTimeout(timer);
  }, [state.phase]);

  function end() {
    dictation.current = null;
    speech.abort();
    setState((before) => ({ ...before, phase: 'idle' }));
  }

  function start() {
    dictation.current = beginDictation(text);
    setState({ phase: 'starting', error: null });
    announce(VOICE_COPY.starting);
    speech.start({
      onListening(isListening) {
        if (!isListening) dictation.current = null;
        setState((before) => ({ ...before, phase: isListening ? 'listening' : 'idle' }));
        announce(isListening ? VOICE_COPY.listening : VOICE_COPY.stopped);
      },
      onTranscript(transcript) {
        if (!dictation.current) return;
        dictation.current = hear(dictation.current, transcript);
        setText(textOf(dictation.current));
      },
      onError(error) {
        logFailure('Voice recognition failed', error);
        dictation.current = null;
        setState({ phase: 'idle', error });
      },
    });
  }

  return {
    ...state,
    toggle() {
      if (state.phase === 'listening') speech.stop();
      // Between the click and the `start` event, a second click would start a second recording. If nothing comes of the
      // first, it tries again.
      else if (!dictation.current || state.phase === 'slow') start();
    },
    /** Call it with typed text: a recording continues around it, or stops if its own words were changed. */
    typed(next: string) {
      if (!dictation.current) return;
      dictation.current = typeOver(dictation.current, next);
      if (!dictation.current) end();
    },
    end,
  };
}
