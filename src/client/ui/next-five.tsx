import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

type NextFiveProps<T> = {
  items: readonly T[];
  /** How many stand there before the first click. */
  first?: number;
  nextLabel: (count: number) => string;
  /** What the list is of: on one screen several such buttons say the same. */
  of: string;
  children: (shown: readonly T[]) => ReactNode;
};

const FIVE = 5;

/**
 * The first five of a long list, and the next five with each click. The first of the new ones has the focus: they come above the
 * button, which nobody who listens would look for, and with the last of them it goes.
 */
export function NextFive<T>({ items, first = FIVE, nextLabel, of, children }: NextFiveProps<T>) {
  const [shown, setShown] = useState(first);
  const more = Math.min(FIVE, items.length - shown);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (shown > before.current) focusOn(box.current, before.current);
    before.current = shown;
  }, [shown]);
  return (
    <div ref={box}>
      {children(items.slice(0, shown))}
      {more > 0 && (
        <Button
          size="small"
          variant="secondary"
          className="mt-3"
          aria-description={of}
          onClick={() => setShown(shown + FIVE)}
        >
          {nextLabel(more)}
        </Button>
      )}
    </div>
  );
}

function focusOn(box: HTMLElement | null, index: number): void {
  const item = (box?.querySelector(':scope > ul') ?? box)?.children[index];
  const target = item?.querySelector<HTMLElement>('h3') ?? (item as HTMLElement | undefined);
  target?.setAttribute('tabindex', '-1');
  target?.focus();
}
