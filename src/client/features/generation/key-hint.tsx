import { memo } from 'react';
import { Button } from '#client/ui/button.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';

type KeyHintProps = { id: string; onOpenSettings: () => void };

/**
 * The disabled button cannot explain itself, so this stands beside it for as long as there is no key. One line: the plan below
 * is there already, and what can be done without a key is under More.
 */
export const KeyHint = memo(function KeyHint({ id, onOpenSettings }: KeyHintProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
      <p id={id}>{GENERATION_COPY.addKey}</p>
      <Button size="small" variant="quiet" className="-mx-3" onClick={onOpenSettings}>
        {GENERATION_COPY.openSettings}
      </Button>
    </div>
  );
});
