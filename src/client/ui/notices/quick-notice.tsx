import { Check } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { lastMessage } from './tell.ts';
import { timeShown, useFading } from './use-fading.ts';
import { RAISED, useRaised } from './use-raised.ts';

/** Mount once, in the shell. At the top, where it covers neither the Submit button nor an undo. */
export function QuickNotice() {
  const message = useSyncExternalStore(lastMessage.subscribe, lastMessage.read);
  const { hold } = useFading(message, timeShown(false), lastMessage.forget);
  // It may mention the person who has just signed out.
  useEffect(() => lastMessage.forget, []);
  const frame = useRaised(message);
  if (!message) return null;
  return (
    <div
      ref={frame}
      className={classNames(
        RAISED,
        'top-0 bottom-auto z-50 p-3 pt-[max(0.75rem,env(safe-area-inset-top))] print:hidden',
      )}
    >
      {/* Already announced: reading it again would only disturb. */}
      <p
        aria-hidden="true"
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onPointerDown={() => {
          // A removed element gets no pointerleave event.
          hold(false);
          lastMessage.forget();
        }}
        className="rise pointer-events-auto flex max-w-lg items-center gap-2.5 rounded-2xl border border-good bg-good-soft px-4 py-2.5 text-[0.9375rem] font-medium text-good shadow-lift-2"
      >
        <Check className="size-5 shrink-0" />
        {message.message}
      </p>
    </div>
  );
}
