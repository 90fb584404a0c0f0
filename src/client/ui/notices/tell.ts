import { announce } from './live-region.tsx';

export type QuickMessage = { message: string } | null;

const listeners = new Set<() => void>();
// Kept until it was shown: it may be set before the component mounts.
let told: QuickMessage = null;

/** Confirms an action that changed nothing else on the screen. */
export function tell(message: string): void {
  announce(message);
  set({ message });
}

export const lastMessage = {
  read: (): QuickMessage => told,
  forget: () => set(null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function set(next: QuickMessage): void {
  told = next;
  for (const listener of listeners) listener();
}
