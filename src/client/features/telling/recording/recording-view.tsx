import { useStore } from 'zustand';
import type { Speech } from '#client/adapters/device/speech.ts';
import type { AiSettings } from '#client/adapters/openai/ask-ai.ts';
import { SPEECH_PRICE } from '#content/models/speech-price.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import { Dictate, type Dictated } from './dictate.tsx';
import { RecordingPanel } from './recording-panel.tsx';
import type { Recordings } from './recordings.ts';

export type RecordingViewProps = {
  recordings: Recordings;
  settings: AiSettings;
  speech: Speech;
  dictated: Dictated;
};

/** Telling by voice: recorded, or dictated without a key if the browser supports it. */
export function RecordingView({ recordings, settings, speech, dictated }: RecordingViewProps) {
  const { openAIKey, baseUrl } = useStore(settings);
  const isPriced = baseUrl === AI_DEFAULTS.baseUrl;
  const way = {
    host: openAIKey ? (URL.parse(baseUrl)?.host ?? baseUrl) : null,
    centsFor: (ms: number) => (isPriced ? (ms / 60_000) * SPEECH_PRICE.centsAMinute : undefined),
  };
  return (
    <>
      <RecordingPanel recordings={recordings} way={way} />
      {!openAIKey && speech.isSupported && <Dictate speech={speech} dictated={dictated} />}
    </>
  );
}
