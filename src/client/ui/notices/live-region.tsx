import { useEffect, useRef, useState } from 'react';

const listeners = new Set<(message: string) => void>();

/** Announces a message to screen readers, once and politely. Never call it per word. */
export function announce(message: string): void {
  for (const listener of listeners) listener(message);
}

/** Mount once in the shell. */
export function LiveRegion() {
  const [said, setSaid] = useState({ message: '', turn: 0 });
  useEffect(() => {
    const hear = (message: string) => setSaid(({ turn }) => ({ message, turn: turn + 1 }));
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
    };
  }, []);
  return (
    <div aria-live="polite" className="sr-only">
      {/* A new node per message: the same words in the same node are not announced again. */}
      <span key={said.turn}>{said.message}</span>
    </div>
  );
}

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
    const tell = (message: string) => place.current?.closest<Told>('dialog')?.ariaNotify?.(message);
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  }, [canBeTold]);
  return canBeTold ? <span ref={place} hidden /> : <LiveRegion />;
}
