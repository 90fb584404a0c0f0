import { announce } from './live-region.tsx';

export type Told = { message: string } | null;

const listeners = new Set<() => void>();
// Kept until it has been shown: it may be told before there is anything to show it.
let told: Told = null;

/** Confirms, for everybody, something that is done and has left nothing else on the screen. */
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
