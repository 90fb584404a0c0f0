import { Fragment, type ReactNode } from 'react';

/** For parts identified only by position: the third block stays the third, whatever its content. */
export function keyed(index: number, node: ReactNode): ReactNode {
  return <Fragment key={index}>{node}</Fragment>;
}
