import { AppError } from '#domain/errors.ts';
import '#domain/late-errors.ts';

export type Watchdog = {
  /** Aborted when the person stops, or after a timeout. */
  signal: AbortSignal;
  /** Rejects at that moment. */
  ended: Promise<never>;
  expect: (withinMs: number) => void;
  throwIfEnded: () => void;
  stop: () => void;
};

export function createWatchdog(parent: AbortSignal): Watchdog {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTimedOut = false;
  const follow = () => controller.abort();
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  ended.catch(() => undefined);
  parent.addEventListener('abort', follow, { once: true });
  if (parent.aborted) follow();
  return {
    signal: controller.signal,
    ended,
    expect(withinMs) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isTimedOut = true;
        controller.abort();
      }, withinMs);
    },
    throwIfEnded() {
      if (parent.aborted) throw new AppError('ai-aborted');
      if (isTimedOut) throw new AppError('ai-timeout');
    },
    stop() {
      clearTimeout(timer);
      parent.removeEventListener('abort', follow);
    },
  };
}
