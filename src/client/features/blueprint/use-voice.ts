import { useEffect, useRef, useState } from 'react';
import type { Speech } from '#client/adapters/device/speech.ts';
import { logFailure } from '#client/adapters/page/log.ts';
import { announce } from '#client/ui/notices/live-region.tsx';
import { VOICE_COPY } from '#content/copy/person/voice.ts';
import { beginDictation, type Dictation, hear, textOf, typeOver } from './dictation.ts';

type VoiceState = { isListening: boolean; error: string | null };

export function useVoice(speech: Speech, text: string, setText: (text: string) => void) {
  const [state, setState] = useState<VoiceState>({ isListening: false, error: null });
  const dictation = useRef<Dictation | null>(null);

  useEffect(() => () => speech.abort(), [speech]);

  function end() {
    dictation.current = null;
    speech.abort();
    setState((before) => ({ ...before, isListening: false }));
  }

  function start() {
    dictation.current = beginDictation(text);
    setState({ isListening: false, error: null });
    speech.start({
      onListening(isListening) {
        if (!isListening) dictation.current = null;
        setState((before) => ({ ...before, isListening }));
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
        setState({ isListening: false, error });
      },
    });
  }

  return {
    ...state,
    toggle() {
      if (state.isListening) speech.stop();
      // Between the click and the `start` event a second click would begin a second recording.
      else if (!dictation.current) start();
    },
    /** Call with what was typed: a recording goes on around it, or ends when its own words were changed. */
    typed(next: string) {
      if (!dictation.current) return;
      dictation.current = typeOver(dictation.current, next);
      if (!dictation.current) end();
    },
    end,
  };
}
