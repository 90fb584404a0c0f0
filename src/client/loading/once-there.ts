import { comeback } from './use-comeback.ts';

/**
 * For a store that may be used before its code is loaded: starts once it is, retrying as often as needed. Returns a
 * stop function.
 */
export function onceThere<Part>(load: () => Promise<Part>, begin: (part: Part) => () => void): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const ask = () =>
    load().then(
      (part) => {
        if (isOver) return;
        isOver = true;
        stop?.();
        stop = begin(part);
      },
      () => {
        if (!isOver) stop ??= comeback(() => void ask());
      },
    );
  void ask();
  return () => {
    isOver = true;
    stop?.();
  };
}
