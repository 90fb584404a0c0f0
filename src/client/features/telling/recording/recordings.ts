import { createStore } from 'zustand/vanilla';
import type { Transcript } from '#client/adapters/openai/transcribe.ts';
import {
  type RecorderBrowser,
  type RecorderListener,
  type RunningRecorder,
  startRecorder,
} from '#client/adapters/recording/recorder.ts';
import type { KeptRecording, SoundStore } from '#client/adapters/recording/sound-store.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { hasEverything } from '#client/saving/workspace-state.ts';
import { RECORDING_COPY, SPEECH_TROUBLE } from '#content/copy/person/recording.ts';
import { AppError, sentenceFor } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { messageOf } from '#domain/message-of.ts';
import type { RecordingEndCode } from '#domain/telling/recording-end.ts';
import { TELLING_ID } from '#domain/telling/telling.ts';

/** What is recorded now. */
export type Live =
  | { status: 'idle'; ended?: RecordingEndCode }
  | { status: 'starting' }
  | { status: 'recording' | 'paused'; ms: number; level: number; isSilent: boolean; isMuted: boolean };

/** Writing a kept recording down. */
export type Writing =
  | { status: 'writing'; part: number; total: number }
  | { status: 'waiting' }
  | { status: 'unsupported' }
  | { status: 'failed'; message: string; part: number; total: number };

export type RecordingsState = {
  live: Live;
  kept: readonly KeptRecording[];
  writing: Readonly<Record<string, Writing>>;
};

export type RecordingsDeps = {
  uid: string;
  workspace: Pick<Workspace, 'store' | 'actions'>;
  store: SoundStore;
  /** Null: this browser cannot record. */
  browser: RecorderBrowser | null;
  transcribe: (sound: Blob, number: number, signal: AbortSignal) => Promise<Transcript>;
  /** Makes a text of it and returns its id. */
  addText: (text: string, at: string) => string;
  isOnline: () => boolean;
  /** Calls once there is a connection again; returns how to stop waiting. */
  onOnline: (run: () => void) => () => void;
  freshId: () => string;
  now: () => Date;
};

const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

export type Recordings = ReturnType<typeof createRecordings>;

/** One microphone, and the recordings that are kept on this device until their words are saved. */
export function createRecordings(deps: RecordingsDeps) {
  const { uid, workspace, store: sound, browser } = deps;
  const state = createStore<RecordingsState>(() => ({ live: { status: 'idle' }, kept: [], writing: {} }));
  const stopping = new Map<string, AbortController>();
  // Parts that were written down before a later one failed: nobody pays twice.
  const done = new Map<string, Map<number, string>>();
  const closing: (() => void)[] = [];
  let running: RunningRecorder | null = null;
  let liveId = '';
  let isFollowing = false;

  const setLive = (live: Live) => state.setState({ live });
  const setWriting = (id: string, writing: Writing | null) =>
    state.setState(({ writing: { [id]: _, ...others } }) => ({
      writing: writing ? { ...others, [id]: writing } : others,
    }));
  const change = (part: Partial<Extract<Live, { ms: number }>>) => {
    const { live } = state.getState();
    if (live.status === 'recording' || live.status === 'paused') setLive({ ...live, ...part });
  };

  async function reread(): Promise<void> {
    const all = await sound.list(uid).catch(() => []);
    for (const one of all) if (one.writtenAs !== undefined) void removeOnceSaved(one);
    // What is being recorded, here or in another tab, is not to be deleted or written down half.
    const isBusy = running !== null || ((await browser?.isTaken().catch(() => false)) ?? false);
    const isKept = ({ ms, writtenAs, isDone = false }: KeptRecording) =>
      // Without a chunk there is no sound in it: it never began.
      ms > 0 && writtenAs === undefined && (isDone || !isBusy);
    state.setState({ kept: all.filter(isKept) });
    if (isBusy && running === null) followOtherTab();
  }

  /** What another tab records is offered here as soon as it ends there. */
  function followOtherTab(): void {
    if (isFollowing) return;
    isFollowing = true;
    void browser?.whenFree().then(() => {
      isFollowing = false;
      return reread();
    });
  }

  async function open(): Promise<void> {
    const oldest = new Date(deps.now().getTime() - KEPT_DAYS * DAY_MS).toISOString();
    await sound.removeBefore(oldest).catch(() => undefined);
    await reread();
  }

  /** The sound goes when the server has the text, and not a moment sooner. */
  async function removeOnceSaved({ id, writtenAs }: KeptRecording): Promise<void> {
    const isSaved = () => {
      const now = workspace.store.getState();
      const telling = now.documents.telling[TELLING_ID];
      const isThere = telling?.sources.some((source) => source.id === writtenAs) ?? false;
      return hasEverything(now) && (isThere || now.load.status === 'ready');
    };
    await new Promise<void>((resolve) => {
      if (isSaved()) return resolve();
      const stop = workspace.store.subscribe(() => {
        if (!isSaved()) return;
        stop();
        resolve();
      });
      closing.push(stop);
    });
    await sound.remove(uid, id).catch(() => undefined);
  }

  async function writeDown(recording: KeptRecording): Promise<void> {
    const { id } = recording;
    if (stopping.has(id)) return;
    const stop = new AbortController();
    stopping.set(id, stop);
    try {
      const parts = await sound.partsOf(recording);
      const texts = done.get(id) ?? new Map<number, string>();
      done.set(id, texts);
      for (const [index, part] of parts.entries()) {
        if (texts.has(index)) continue;
        const place = { part: index + 1, total: parts.length };
        if (!deps.isOnline()) await online(id, stop.signal);
        setWriting(id, { status: 'writing', ...place });
        try {
          const transcript = await deps.transcribe(part, index + 1, stop.signal);
          if ('isUnsupported' in transcript) return setWriting(id, { status: 'unsupported' });
          texts.set(index, transcript.text.trim());
        } catch (error) {
          if (error instanceof AppError && error.code === 'ai-aborted') return setWriting(id, null);
          const message = speechTrouble(error);
          return setWriting(id, { status: 'failed', message, ...place });
        }
      }
      await finish(recording, [...texts.values()].filter((text) => text !== '').join('\n\n'), parts.length);
    } finally {
      stopping.delete(id);
    }
  }

  async function finish(recording: KeptRecording, text: string, total: number): Promise<void> {
    const failed = (message: string) =>
      setWriting(recording.id, { status: 'failed', message, part: total, total });
    if (text === '') return failed(RECORDING_COPY.empty);
    try {
      const writtenAs = deps.addText(text, recording.at);
      workspace.actions.flush();
      await sound.keep({ ...recording, writtenAs });
      setWriting(recording.id, null);
      await reread();
    } catch {
      failed(RECORDING_COPY.tooLong);
    }
  }

  function online(id: string, signal: AbortSignal): Promise<void> {
    setWriting(id, { status: 'waiting' });
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

  const listener: RecorderListener = {
    onTime: (ms) => {
      if (state.getState().live.status === 'starting' && ms > 0) {
        setLive({ status: 'recording', ms, level: 0, isSilent: false, isMuted: false });
      }
      change({ ms });
    },
    onLevel: (level) => change({ level }),
    onSilent: (isSilent) => change({ isSilent }),
    onMuted: (isMuted) => change({ isMuted }),
    onEnd(why) {
      running = null;
      setLive(why === 'done' ? { status: 'idle' } : { status: 'idle', ended: why });
      const ended = sound.finish(uid, liveId).catch(() => undefined);
      void ended.then(reread);
    },
  };

  return {
    state,
    open,
    canRecord: browser !== null,
    record(): void {
      if (running) return;
      setLive(browser ? { status: 'starting' } : { status: 'idle', ended: 'unsupported' });
      if (!browser) return;
      liveId = deps.freshId();
      const owner = { uid, id: liveId, at: deps.now().toISOString() };
      running = startRecorder(browser, sound, owner, listener);
    },
    pause(): void {
      if (running?.pause()) change({ status: 'paused' });
    },
    resume(): void {
      running?.resume();
      change({ status: 'recording' });
    },
    done: () => running?.done(),
    writeDown: (recording: KeptRecording) => void writeDown(recording),
    stopWriting: (id: string) => stopping.get(id)?.abort(),
    partsOf: sound.partsOf,
    async remove({ id }: KeptRecording): Promise<void> {
      await sound.remove(uid, id);
      setWriting(id, null);
      await reread();
    },
    /** Leaving: what was said is on the disk already, up to the last two seconds. */
    close(): void {
      running?.done();
      for (const stop of stopping.values()) stop.abort();
      for (const stop of closing) stop();
    },
  };
}

/** Sentences of the AI are about plans; where one of them fits no recording, there is another. */
function speechTrouble(error: unknown): string {
  const message = messageOf(error, sentenceFor('generation-failed'));
  if (!(error instanceof AppError) || message !== sentenceFor(error.code)) return message;
  return SPEECH_TROUBLE[error.code] ?? message;
}
