import type { RecorderBrowser } from '#client/adapters/recording/recorder.ts';

type Track = {
  readyState: 'live' | 'ended';
  stop(): void;
  onended: (() => void) | null;
  onmute: (() => void) | null;
  onunmute: (() => void) | null;
};

/** A microphone, a MediaRecorder and a clock that only move when a test moves them. */
export function fakeRecorder() {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  let level = 0.5;
  let problem: DOMException | null = null;
  let isTaken = false;
  const waiting: (() => void)[] = [];
  let leave: () => void = () => undefined;
  const said: string[] = [];
  let stopRecorder: () => void = () => undefined;
  let hasMeter = true;
  const track: Track = {
    readyState: 'live',
    stop: () => said.push('microphone off'),
    onended: null,
    onmute: null,
    onunmute: null,
  };
  const stream = { getAudioTracks: () => [track], getTracks: () => [track] } as unknown as MediaStream;
  let files = 0;
  let chunks = 0;

  class Recorder {
    static isTypeSupported = (type: string) => type.startsWith('audio/webm');
    state: RecordingState = 'inactive';
    ondataavailable: ((event: { data: Blob }) => void) | null = null;
    onstop: (() => void) | null = null;
    onerror: (() => void) | null = null;
    readonly #file = files++;
    #chunk = 0;
    constructor(_: MediaStream, { mimeType, audioBitsPerSecond }: MediaRecorderOptions) {
      said.push(`${mimeType} at ${audioBitsPerSecond}`);
    }
    start() {
      if (track.readyState === 'ended') throw new DOMException('no', 'NotSupportedError');
      stopRecorder = () => this.stop();
      this.state = 'recording';
    }
    pause() {
      this.state = 'paused';
    }
    resume() {
      this.state = 'recording';
    }
    requestData() {
      chunks += 1;
      const data = new Blob([`${this.#file}.${this.#chunk++} `]);
      queueMicrotask(() => this.ondataavailable?.({ data }));
    }
    stop() {
      this.state = 'inactive';
      this.requestData();
      queueMicrotask(() => this.onstop?.());
    }
  }

  const browser: RecorderBrowser = {
    async getStream() {
      if (problem) throw problem;
      return stream;
    },
    Recorder: Recorder as unknown as RecorderBrowser['Recorder'],
    meter() {
      if (!hasMeter) throw new DOMException('another sample rate', 'NotSupportedError');
      return { read: () => level, close: () => undefined };
    },
    async alone(work) {
      if (isTaken) return false;
      await work();
      return true;
    },
    isTaken: async () => isTaken,
    whenFree: () => new Promise((resolve) => waiting.push(resolve)),
    async keepAwake() {
      said.push('awake');
      return () => said.push('may sleep');
    },
    onLeaving(run) {
      leave = run;
      return () => undefined;
    },
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  };
  /** Advances time and runs everything due, in order. */
  async function pass(ms: number): Promise<void> {
    const until = now + ms;
    for (;;) {
      for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      const next = timers.toSorted((one, other) => one.at - other.at)[0];
      if (!next || next.at > until) break;
      timers = timers.filter((one) => one !== next);
      now = Math.max(now, next.at);
      next.run();
    }
    now = until;
  }
  return {
    browser,
    pass,
    said,
    track,
    /** The number of requested chunks. */
    chunkCount: () => chunks,
    setLevel: (next: number) => {
      level = next;
    },
    refuse: (name: string) => {
      problem = new DOMException('no', name);
    },
    /** Like browsers: the recorder ends first, then the page learns why. */
    async pullHeadset() {
      track.readyState = 'ended';
      stopRecorder();
      await pass(100);
      track.onended?.();
    },
    refuseMeter: () => {
      hasMeter = false;
    },
    /** The tab is hidden, or the page closes. */
    hide: () => leave(),
    takeLock: (isHeld = true) => {
      isTaken = isHeld;
      if (!isHeld) for (const resolve of waiting.splice(0)) resolve();
    },
  };
}
