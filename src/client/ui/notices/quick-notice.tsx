import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from './live-region.tsx';

const SHOWN_MS = 6_000;

const listeners = new Set<(message: string) => void>();

/** Confirms, for everybody, something that is done and has left nothing else on the screen. */
export function tell(message: string): void {
  announce(message);
  for (const listener of listeners) listener(message);
}

/** Mount once, in the shell. At the top, where it covers neither the button that sends an answer nor an undo. */
export function QuickNotice() {
  const [told, setTold] = useState<{ message: string } | null>(null);
  useEffect(() => {
    const hear = (message: string) => setTold({ message });
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
    };
  }, []);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);
  if (!told) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 flex justify-center p-3 pt-[max(0.75rem,env(safe-area-inset-top))] print:hidden">
      {/* Already announced: read out a second time it would only disturb. */}
      <p
        aria-hidden="true"
        className="rise flex max-w-lg items-center gap-2.5 rounded-2xl border border-good bg-good-soft px-4 py-2.5 text-[0.9375rem] font-medium text-good shadow-lift-2"
      >
        <Check className="size-5 shrink-0" />
        {told.message}
      </p>
    </div>
  );
}
