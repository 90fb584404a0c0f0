import { freshId } from '#client/adapters/device/fresh-id.ts';
import { browserIndexedDb } from '#client/adapters/device/indexed-db.ts';
import type { AiSettings } from '#client/adapters/openai/ask-ai.ts';
import { transcribe } from '#client/adapters/openai/transcribe.ts';
import { isOnline, onOnline } from '#client/adapters/page/online.ts';
import { recorderBrowser } from '#client/adapters/recording/browser-recorder.ts';
import { createSoundStore } from '#client/adapters/recording/sound-store.ts';
import { localDay } from '#client/adapters/time/local-day.ts';
import type { Life } from '#client/saving/once-per-life.ts';
import { RECORDING_COPY } from '#content/copy/person/recording.ts';
import { sayDay } from '#domain/reading/calendar.ts';
import { createRecordings, type Recordings } from './recordings.ts';

const NAMES = ['clientName', 'businessName', 'offerName', 'eventName', 'eventPlace'] as const;

/** For a real browser. One per life: a recording continues while other screens are shown. */
export function openRecordings(
  { uid, workspace, onClose }: Life & { uid: string },
  settings: AiSettings,
  /** Creates a text from the transcript and returns its id. */
  addText: (text: string, name: string) => string,
): Recordings {
  const recordings = createRecordings({
    uid,
    workspace,
    store: createSoundStore(browserIndexedDb()),
    browser: recorderBrowser(),
    transcribe(sound, number, signal) {
      const { openAIKey, baseUrl } = settings.getState();
      const facts = workspace.store.getState().sheet?.facts;
      const prompt = NAMES.flatMap((name) => facts?.[name] ?? []).join(', ');
      return transcribe({ key: openAIKey ?? '', baseUrl, sound, number, prompt, signal });
    },
    addText: (text, at) => addText(text, RECORDING_COPY.name(sayDay(localDay(new Date(at))))),
    isOnline,
    onOnline,
    freshId,
    now: () => new Date(),
  });
  onClose(recordings.close);
  return recordings;
}
