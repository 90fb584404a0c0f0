import { Button } from '#client/ui/button.tsx';
import { READY_WISHES } from '#content/change-request.ts';
import { DOCUMENT_COPY } from '#content/copy/document.ts';

/** Common requests, one click each. */
export function ReadyWishes({ isOff, onAsk }: { isOff: boolean; onAsk: (wish: string) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {(['shorter', 'inFull'] as const).map((name) => (
        <Button
          key={name}
          size="small"
          variant="secondary"
          disabled={isOff}
          onClick={() => onAsk(READY_WISHES[name])}
        >
          {DOCUMENT_COPY.change[name]}
        </Button>
      ))}
    </div>
  );
}
