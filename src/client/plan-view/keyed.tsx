import { Fragment, type ReactNode } from 'react';

/** For parts that are known by their number alone: the third block stays the third, whatever it says. */
export function keyed(index: number, node: ReactNode): ReactNode {
  return <Fragment key={index}>{node}</Fragment>;
}
