import { useEffect, useState } from 'react';

const listeners = new Set<(message: string) => void>();

export function onAnnounced(listener: (message: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Announces a message to screen readers, once and politely. Never call it per word. */
export function announce(message: string): void {
  for (const listener of listeners) listener(message);
}

/** Mount once in the shell. */
export function LiveRegion() {
  const [said, setSaid] = useState({ message: '', turn: 0 });
  useEffect(() => onAnnounced((message) => setSaid(({ turn }) => ({ message, turn: turn + 1 }))), []);
  return (
    <div aria-live="polite" className="sr-only">
      {/* A new node per message: the same words in the same node are not announced again. */}
      <span key={said.turn}>{said.message}</span>
    </div>
  );
}
