import { browserClock } from '#client/adapters/time/browser-clock.ts';
import type { RecorderBrowser } from './recorder.ts';

const LOCK = 'told-recording';

/** Null: this browser can't record (or the page isn't in a secure context). */
export function recorderBrowser(): RecorderBrowser | null {
  const { mediaDevices } = navigator;
  if (!mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined') return null;
  return {
    getStream: () =>
      mediaDevices.getUserMedia({
        audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
      }),
    Recorder: MediaRecorder,
    meter,
    async alone(work) {
      if (!navigator.locks) {
        await work();
        return true;
      }
      return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
        if (lock) await work();
        return lock !== null;
      });
    },
    async isTaken() {
      const { held = [] } = (await navigator.locks?.query()) ?? {};
      return held.some(({ name }) => name === LOCK);
    },
    async whenFree() {
      await navigator.locks?.request(LOCK, { mode: 'shared' }, () => undefined);
    },
    keepAwake,
    onLeaving(run) {
      const onHidden = () => {
        if (document.visibilityState === 'hidden') run();
      };
      document.addEventListener('visibilitychange', onHidden);
      addEventListener('pagehide', run);
      return () => {
        document.removeEventListener('visibilitychange', onHidden);
        removeEventListener('pagehide', run);
      };
    },
    now: () => performance.now(),
    after: browserClock.after,
  };
}

function meter(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1_024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read() {
      analyser.getFloatTimeDomainData(samples);
      const sum = samples.reduce((total, sample) => total + sample * sample, 0);
      return Math.min(1, Math.sqrt(sum / samples.length) * 4);
    },
    close: () => void context.close(),
  };
}

/** A phone that locks its screen stops the microphone. Without this API, the screen warns when it happens. */
async function keepAwake(): Promise<() => void> {
  let lock: WakeLockSentinel | undefined;
  const take = async () => {
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  // The browser releases it whenever the page is hidden.
  const again = () => {
    if (document.visibilityState === 'visible') void take();
  };
  await take();
  document.addEventListener('visibilitychange', again);
  return () => {
    document.removeEventListener('visibilitychange', again);
    void lock?.release().catch(() => undefined);
  };
}
