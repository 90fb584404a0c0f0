import type { Transcript } from '#client/adapters/openai/transcribe.ts';
import type { KeptRecording, SoundStore } from '#client/adapters/recording/sound-store.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { RECORDING_COPY, SPEECH_TROUBLE } from '#content/copy/person/recording.ts';
import { AppError, sentenceFor } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { messageOf } from '#domain/message-of.ts';

/** The transcription of a stored recording. */
export type Writing =
  | { status: 'writing'; part: number; total: number }
  | { status: 'waiting' }
  | { status: 'unsupported' }
  | { status: 'failed'; message: string; part: number; total: number };

export type WritingDeps = {
  workspace: Pick<Workspace, 'store' | 'actions'>;
  store: Pick<SoundStore, 'keep' | 'partsOf'>;
  transcribe: (sound: Blob, number: number, signal: AbortSignal) => Promise<Transcript>;
  /** Creates a text from it and returns its id. */
  addText: (text: string, at: string) => string;
  isOnline: () => boolean;
  /** Runs once there is a connection again; returns a function that cancels. */
  onOnline: (run: () => void) => () => void;
};

type Place = { part: number; total: number };

/** Transcribes recordings part by part: finished parts are not requested again. */
export function createWriter(
  deps: WritingDeps,
  set: (id: string, writing: Writing | null) => void,
  onWritten: () => Promise<void>,
) {
  const stopping = new Map<string, AbortController>();
  // Parts transcribed before a later one failed: nobody pays twice.
  const done = new Map<string, Map<number, string>>();

  async function writeDown(recording: KeptRecording): Promise<void> {
    const { id } = recording;
    if (stopping.has(id)) return;
    const stop = new AbortController();
    stopping.set(id, stop);
    try {
      const parts = await deps.store.partsOf(recording);
      const texts = done.get(id) ?? new Map<number, string>();
      done.set(id, texts);
      for (const [index, part] of parts.entries()) {
        if (texts.has(index)) continue;
        const text = await textOf(id, part, { part: index + 1, total: parts.length }, stop.signal);
        if (text === null) return;
        texts.set(index, text);
      }
      await finish(recording, [...texts.values()].filter((text) => text !== '').join('\n\n'), parts.length);
    } finally {
      stopping.delete(id);
    }
  }

  /** Null: an error is shown instead. */
  async function textOf(id: string, sound: Blob, place: Place, signal: AbortSignal): Promise<string | null> {
    for (;;) {
      if (!deps.isOnline()) await online(id, signal);
      set(id, { status: 'writing', ...place });
      try {
        const transcript = await deps.transcribe(sound, place.part, signal);
        if (!('isUnsupported' in transcript)) return transcript.text.trim();
        set(id, { status: 'unsupported' });
      } catch (error) {
        // The connection was lost: this part waits for it like one that was not started.
        if (isCode(error, 'ai-connection') && !deps.isOnline()) continue;
        const isStopped = isCode(error, 'ai-aborted');
        set(id, isStopped ? null : { status: 'failed', message: speechTrouble(error), ...place });
      }
      return null;
    }
  }

  async function finish(recording: KeptRecording, text: string, total: number): Promise<void> {
    const failed = (message: string) => set(recording.id, { status: 'failed', message, part: total, total });
    if (text === '') return failed(RECORDING_COPY.empty);
    let writtenAs: string;
    try {
      writtenAs = deps.addText(text, recording.at);
    } catch {
      return failed(RECORDING_COPY.tooLong);
    }
    const { actions } = deps.workspace;
    actions.flush();
    // A tab killed before the text is on the disk must find its sound again.
    await actions.written();
    await deps.store.keep({ ...recording, writtenAs }).catch(() => undefined);
    set(recording.id, null);
    await onWritten();
  }

  function online(id: string, signal: AbortSignal): Promise<void> {
    set(id, { status: 'waiting' });
    return new Promise((resolve) => {
      const stop = deps.onOnline(() => {
        stop();
        resolve();
      });
      signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  }

  return {
    writeDown: (recording: KeptRecording) => void writeDown(recording),
    stop: (id: string) => stopping.get(id)?.abort(),
    close(): void {
      for (const stop of stopping.values()) stop.abort();
    },
  };
}

const isCode = (error: unknown, code: AppError['code']) => error instanceof AppError && error.code === code;

/** The AI error sentences are about plans; if one doesn't fit a recording, there is another. */
function speechTrouble(error: unknown): string {
  const message = messageOf(error, sentenceFor('generation-failed'));
  if (!(error instanceof AppError) || message !== sentenceFor(error.code)) return message;
  return SPEECH_TROUBLE[error.code] ?? message;
}
