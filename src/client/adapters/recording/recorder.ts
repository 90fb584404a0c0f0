import type { RecordingEndCode } from '#domain/telling/recording-end.ts';
import type { SoundStore } from './sound-store.ts';

export type RecordingEnd = 'done' | RecordingEndCode;

export type RecorderListener = {
  /** Milliseconds recorded so far, without pauses. */
  onTime: (ms: number) => void;
  /** 0 to 1, from the actual signal. */
  onLevel: (level: number) => void;
  onSilent: (isSilent: boolean) => void;
  /** Another use of the microphone, such as a call, mutes it. */
  onMuted: (isMuted: boolean) => void;
  onEnd: (why: RecordingEnd) => void;
};

/** The browser features that recording needs; tests replace them. */
export type RecorderBrowser = {
  getStream: () => Promise<MediaStream>;
  Recorder: Pick<typeof MediaRecorder, 'isTypeSupported'> & {
    new (stream: MediaStream, options: MediaRecorderOptions): MediaRecorder;
  };
  /** The current level, 0 to 1. */
  meter: (stream: MediaStream) => { read: () => number; close: () => void };
  /** Runs it unless another tab is recording; resolves to false then. */
  alone: (work: () => Promise<void>) => Promise<boolean>;
  /** Whether any tab is recording. */
  isTaken: () => Promise<boolean>;
  /** Runs once no tab is recording. */
  whenFree: () => Promise<void>;
  keepAwake: () => Promise<() => void>;
  /** Calls back when the page is about to close. */
  onLeaving: (run: () => void) => () => void;
  now: () => number;
  after: (ms: number, run: () => void) => () => void;
};

export type RunningRecorder = {
  /** False between two files: there is nothing to pause then. */
  pause: () => boolean;
  resume: () => void;
  done: () => void;
};

type Owner = { uid: string; id: string; at: string };

const BITS_PER_SECOND = 24_000;
const CHUNK_MS = 2_000;
// Later chunks of a file can't be decoded without its first: a damaged file costs four minutes at most.
const PART_MS = 4 * 60_000;
export const MOST_MS = 30 * 60_000;
const METER_MS = 100;
const SILENT_MS = 4_000;
const QUIET = 0.012;

const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

/** Records into the store chunk by chunk: each is requested when the last one is on the disk. */
export function startRecorder(
  browser: RecorderBrowser,
  store: Pick<SoundStore, 'keep' | 'add'>,
  { uid, id, at }: Owner,
  listener: RecorderListener,
): RunningRecorder {
  const type = TYPES.find((known) => browser.Recorder.isTypeSupported(known));
  let recorder: MediaRecorder | null = null;
  let part = 0;
  let index = 0;
  let recorded = 0;
  let since: number | null = null;
  let wanted: RecordingEnd | null = null;
  let end: () => void = () => undefined;
  let stopTimer: () => void = () => undefined;
  let writing: Promise<void> = Promise.resolve();

  // A monotonic clock: sleep or daylight saving time adds no minutes.
  const elapsed = () => recorded + (since === null ? 0 : browser.now() - since);
  const stop = (why: RecordingEnd) => {
    wanted ??= why;
    end();
  };

  async function write(data: Blob, place: { part: number; index: number }): Promise<void> {
    if (data.size === 0) return;
    try {
      const chunk = { uid, id, ...place, bytes: await data.arrayBuffer() };
      await store.add(chunk, Math.round(elapsed()));
    } catch {
      stop('no-storage');
    }
  }

  /** One file, until it is long enough or the recording ends. */
  function recordPart(stream: MediaStream): Promise<void> {
    return new Promise((resolve, reject) => {
      const made = new browser.Recorder(stream, {
        audioBitsPerSecond: BITS_PER_SECOND,
        ...(type && { mimeType: type }),
      });
      recorder = made;
      index = 0;
      const from = elapsed();
      let cut = browser.now();
      const ask = () => {
        stopTimer();
        // The disk's time is subtracted from the wait: a slow one must not make chunks longer.
        stopTimer = browser.after(Math.max(0, cut + CHUNK_MS - browser.now()), () => {
          if (made.state === 'inactive') return;
          if (elapsed() >= MOST_MS) return stop('full');
          if (elapsed() - from >= PART_MS) return made.stop();
          if (made.state === 'recording') made.requestData();
          else {
            cut = browser.now();
            ask();
          }
        });
      };
      made.ondataavailable = ({ data }) => {
        cut = browser.now();
        const place = { part, index };
        index += 1;
        writing = writing.then(() => write(data, place));
        if (made.state !== 'inactive') void writing.then(ask);
      };
      made.onstop = () => {
        stopTimer();
        // Start the next file at once: people who speak don't wait for a slow disk.
        resolve();
      };
      made.onerror = reject;
      end = () => {
        if (made.state !== 'inactive') made.stop();
      };
      if (wanted) return resolve();
      made.start();
      since ??= browser.now();
      ask();
    });
  }

  async function run(): Promise<void> {
    let stream: MediaStream;
    try {
      stream = await browser.getStream();
    } catch (error) {
      return stop(streamProblem(error));
    }
    const [track] = stream.getAudioTracks();
    const meter = meterOf(stream);
    const letSleep = await browser.keepAwake();
    const stopListening = browser.onLeaving(() => {
      // The last words: the page may be closed before the next request.
      if (recorder?.state === 'recording') recorder.requestData();
    });
    const stopMeter = watchLevel(meter.read);
    if (track) {
      track.onended = () => stop('microphone-gone');
      track.onmute = () => listener.onMuted(true);
      track.onunmute = () => listener.onMuted(false);
    }
    try {
      await store
        .keep({ uid, id, at, type: (type ?? 'audio/webm').replace(/;.*/, ''), ms: 0 })
        .catch(() => stop('no-storage'));
      while (wanted === null) {
        await recordPart(stream);
        part += 1;
        // The recorder ends before the page learns that the headset was unplugged: no other file can start.
        if (track?.readyState === 'ended') stop('microphone-gone');
      }
    } catch {
      stop('failed');
    } finally {
      await writing;
      stopMeter();
      meter.close();
      stopListening();
      letSleep();
      for (const each of stream.getTracks()) each.stop();
    }
  }

  /** Some browsers refuse to measure a headset with another sample rate. Then there is no level, and no warning about silence. */
  function meterOf(stream: MediaStream): ReturnType<RecorderBrowser['meter']> {
    try {
      return browser.meter(stream);
    } catch {
      return { read: () => QUIET, close: () => undefined };
    }
  }

  function watchLevel(read: () => number): () => void {
    let quiet = 0;
    let hasHeard = false;
    let stopNext: () => void = () => undefined;
    const look = () => {
      const level = since === null ? 0 : read();
      listener.onLevel(level);
      listener.onTime(Math.min(elapsed(), MOST_MS));
      quiet = level < QUIET && since !== null ? quiet + METER_MS : 0;
      if (level >= QUIET && !hasHeard) {
        hasHeard = true;
        listener.onSilent(false);
      }
      if (!hasHeard && quiet >= SILENT_MS) listener.onSilent(true);
      stopNext = browser.after(METER_MS, look);
    };
    look();
    return () => stopNext();
  }

  void (async () => {
    if (!type) wanted = 'unsupported';
    else if (!(await browser.alone(run))) wanted ??= 'other-tab';
    listener.onEnd(wanted ?? 'done');
  })();

  return {
    pause() {
      if (recorder?.state !== 'recording') return false;
      recorder.requestData();
      recorder.pause();
      recorded = elapsed();
      since = null;
      return true;
    },
    resume() {
      if (recorder?.state !== 'paused') return;
      recorder.resume();
      since = browser.now();
    },
    done: () => stop('done'),
  };
}

function streamProblem(error: unknown): RecordingEnd {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotReadableError') return 'microphone-busy';
  return name === 'NotFoundError' ? 'no-microphone' : 'failed';
}
