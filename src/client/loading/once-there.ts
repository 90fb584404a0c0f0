import { comeback } from './use-comeback.ts';

/**
 * For a store that can be asked before the code that fills it has arrived: begins as soon as it is there, however often it has
 * to be fetched. Returns how to stop.
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
