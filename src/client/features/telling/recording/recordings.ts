import { createStore } from 'zustand/vanilla';
import {
  type RecorderBrowser,
  type RecorderListener,
  type RunningRecorder,
  startRecorder,
} from '#client/adapters/recording/recorder.ts';
import type { KeptRecording, SoundStore } from '#client/adapters/recording/sound-store.ts';
import { waitFor } from '#client/saving/wait-for.ts';
import { hasEverything } from '#client/saving/workspace-state.ts';
import type { RecordingEndCode } from '#domain/telling/recording-end.ts';
import { TELLING_ID } from '#domain/telling/telling.ts';
import { createWriter, type Writing, type WritingDeps } from './write-down.ts';

/** The current recording. */
export type Live =
  | { status: 'idle'; ended?: RecordingEndCode }
  | { status: 'starting' }
  | { status: 'recording' | 'paused'; ms: number; level: number; isSilent: boolean; isMuted: boolean };

export type RecordingsState = {
  live: Live;
  kept: readonly KeptRecording[];
  writing: Readonly<Record<string, Writing>>;
};

export type RecordingsDeps = WritingDeps & {
  uid: string;
  store: SoundStore;
  /** Null: this browser can't record. */
  browser: RecorderBrowser | null;
  freshId: () => string;
  now: () => Date;
};

export type Recordings = ReturnType<typeof createRecordings>;

/** One microphone, and the recordings stored on this device until their words are saved. */
export function createRecordings(deps: RecordingsDeps) {
  const { uid, workspace, store: sound, browser } = deps;
  const state = createStore<RecordingsState>(() => ({ live: { status: 'idle' }, kept: [], writing: {} }));
  let running: RunningRecorder | null = null;
  let liveId = '';
  let isFollowing = false;
  let isClosed = false;

  const setLive = (live: Live) => state.setState({ live });
  const setWriting = (id: string, writing: Writing | null) =>
    state.setState(({ writing: { [id]: _, ...others } }) => ({
      writing: writing ? { ...others, [id]: writing } : others,
    }));
  const writer = createWriter(deps, setWriting, reread);
  const change = (part: Partial<Extract<Live, { ms: number }>>) => {
    const { live } = state.getState();
    if (live.status === 'recording' || live.status === 'paused') setLive({ ...live, ...part });
  };

  /** In this tab or another. */
  const isRecording = async () =>
    running !== null || ((await browser?.isTaken().catch(() => false)) ?? false);

  async function reread(): Promise<void> {
    const all = await sound.list(uid).catch(() => []);
    for (const one of all) if (one.writtenAs !== undefined) void removeOnceSaved(one);
    // A running recording, in any tab, must not be deleted or transcribed halfway.
    const isBusy = await isRecording();
    const isKept = ({ ms, writtenAs, isDone = false }: KeptRecording) =>
      // Without a chunk it has no sound: it never started.
      ms > 0 && writtenAs === undefined && (isDone || !isBusy);
    state.setState({ kept: all.filter(isKept) });
    if (isBusy && running === null) followOtherTab();
  }

  /** Another tab's recording is offered here as soon as it ends there. */
  function followOtherTab(): void {
    if (isFollowing) return;
    isFollowing = true;
    void browser?.whenFree().then(() => {
      isFollowing = false;
      return reread();
    });
  }

  async function open(): Promise<void> {
    // A clock that jumped ahead must not delete a running recording.
    if (!(await isRecording())) await sound.removeOld(deps.now().getTime()).catch(() => undefined);
    await reread();
  }

  /** Deletes the sound once the server has the text, not before. */
  async function removeOnceSaved({ id, writtenAs }: KeptRecording): Promise<void> {
    await waitFor(workspace.store, (now) => {
      const telling = now.documents.telling[TELLING_ID];
      const isThere = telling?.sources.some((source) => source.id === writtenAs) ?? false;
      return hasEverything(now) && (isThere || now.load.status === 'ready');
    });
    if (!isClosed) await sound.remove(uid, id).catch(() => undefined);
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
    writeDown: writer.writeDown,
    stopWriting: writer.stop,
    partsOf: sound.partsOf,
    async remove({ id }: KeptRecording): Promise<void> {
      await sound.remove(uid, id);
      setWriting(id, null);
      await reread();
    },
    /** Leaving: the sound is on the disk already, except for the last two seconds. */
    close(): void {
      running?.done();
      writer.close();
      isClosed = true;
    },
  };
}
