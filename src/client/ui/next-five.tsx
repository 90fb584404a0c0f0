import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

type NextFiveProps<T> = {
  items: readonly T[];
  /** The number shown before the first click. */
  first?: number;
  nextLabel: (count: number) => string;
  /** The list's subject: one screen may have several such buttons. */
  of: string;
  children: (shown: readonly T[]) => ReactNode;
};

const FIVE = 5;

/**
 * The first five of a long list, and five more with each click. The first new one gets the focus: new ones appear above
 * the button, where screen reader users wouldn't look, and the button disappears with the last.
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
