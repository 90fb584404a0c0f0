import { useEffect, useState } from 'react';

const listeners = new Set<(message: string) => void>();

/** Says something to people who use a screen reader, once and politely. Never call it per word. */
export function announce(message: string): void {
  for (const listener of listeners) listener(message);
}

/** Mount once in the shell and once in every dialog: nothing behind a dialog is read out while it is open. */
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
      {/* A new node per message: repeating the same words in the same node is not read again. */}
      <span key={said.turn}>{said.message}</span>
    </div>
  );
}
