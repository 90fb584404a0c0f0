import { memo } from 'react';
import { Button } from '#client/ui/button.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';

type KeyHintProps = { id: string; hasPlan: boolean; onOpenSettings: () => void };

/**
 * A disabled button can't explain itself, so this is next to it while there is no key. One line: the plan is right
 * below, and the alternatives without a key are under More. Before there is a plan, the finish card has the button.
 */
export const KeyHint = memo(function KeyHint({ id, hasPlan, onOpenSettings }: KeyHintProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
      <p id={id}>{GENERATION_COPY.addKey}</p>
      {hasPlan && (
        <Button size="small" variant="quiet" className="-mx-3" onClick={onOpenSettings}>
          {GENERATION_COPY.openSettings}
        </Button>
      )}
    </div>
  );
});
