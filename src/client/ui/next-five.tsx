import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

type NextFiveProps<T> = {
  items: readonly T[];
  /** How many stand there before the first click. */
  first?: number;
  nextLabel: (count: number) => string;
  children: (shown: readonly T[]) => ReactNode;
};

const FIVE = 5;

/** The first five of a long list, and the next five with each click. The button stays where it is: the new ones come above it. */
export function NextFive<T>({ items, first = FIVE, nextLabel, children }: NextFiveProps<T>) {
  const [shown, setShown] = useState(first);
  const more = Math.min(FIVE, items.length - shown);
  return (
    <div>
      {children(items.slice(0, shown))}
      {more > 0 && (
        <Button size="small" variant="secondary" className="mt-3" onClick={() => setShown(shown + FIVE)}>
          {nextLabel(more)}
        </Button>
      )}
    </div>
  );
}
