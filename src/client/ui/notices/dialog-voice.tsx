import { useEffect, useRef, useState } from 'react';
import { LiveRegion, onAnnounced } from './live-region.tsx';

type Told = Element & { ariaNotify?: (message: string) => void };

/**
 * Mount once in every dialog: while it is open, nothing behind it is announced. A browser with its own announce
 * function needs no second copy of visible words.
 */
export function DialogVoice() {
  const [canBeTold] = useState(() => 'ariaNotify' in Element.prototype);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!canBeTold) return;
    return onAnnounced((message) => place.current?.closest<Told>('dialog')?.ariaNotify?.(message));
  }, [canBeTold]);
  return canBeTold ? <span ref={place} hidden /> : <LiveRegion />;
}
