import { useState } from 'react';
import { useStore } from 'zustand';
import type { Speech } from '#client/adapters/device/speech.ts';
import type { AiSettings } from '#client/adapters/openai/ask-ai.ts';
import { Button } from '#client/ui/button.tsx';
import { RECORDING_COPY } from '#content/copy/person/recording.ts';
import { SPEECH_PRICE } from '#content/models/speech-price.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import { RecordingPanel } from './recording-panel.tsx';
import type { Recordings } from './recordings.ts';

export type RecordingViewProps = {
  recordings: Recordings;
  settings: AiSettings;
  speech: Speech;
  /** What was dictated so far: the same id again changes the same text. Returns the id of that text. */
  onDictated: (id: string | null, text: string) => string;
};

/** Telling by voice: recorded, or dictated where there is no key and the browser can do it. */
export function RecordingView({ recordings, settings, speech, onDictated }: RecordingViewProps) {
  const { openAIKey, baseUrl } = useStore(settings);
  const isPriced = baseUrl === AI_DEFAULTS.baseUrl;
  const way = {
    host: openAIKey ? (URL.parse(baseUrl)?.host ?? baseUrl) : null,
    centsFor: (ms: number) => (isPriced ? (ms / 60_000) * SPEECH_PRICE.centsAMinute : undefined),
  };
  return (
    <>
      <RecordingPanel recordings={recordings} way={way} />
      {!openAIKey && speech.isSupported && <Dictate speech={speech} onDictated={onDictated} />}
    </>
  );
}

function Dictate({ speech, onDictated }: Pick<RecordingViewProps, 'speech' | 'onDictated'>) {
  const [isListening, setIsListening] = useState(false);
  const [problem, setProblem] = useState<string>();
  function start(): void {
    let id: string | null = null;
    setProblem(undefined);
    speech.start({
      onListening: setIsListening,
      onTranscript: (text) => {
        if (text !== '') id = onDictated(id, text);
      },
      onError: setProblem,
    });
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={isListening ? speech.stop : start}>
        {isListening ? RECORDING_COPY.stopDictating : RECORDING_COPY.dictate}
      </Button>
      <output className="text-sm text-soft">{isListening ? RECORDING_COPY.dictating : problem}</output>
    </div>
  );
}
