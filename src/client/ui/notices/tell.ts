import { announce } from './live-region.tsx';

export type Told = { message: string } | null;

const listeners = new Set<() => void>();
// Kept until it was shown: it may be set before the component mounts.
let told: Told = null;

/** Confirms an action that changed nothing else on the screen. */
export function tell(message: string): void {
  announce(message);
  set({ message });
}

export const lastTold = {
  read: (): Told => told,
  forget: () => set(null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function set(next: Told): void {
  told = next;
  for (const listener of listeners) listener();
}
