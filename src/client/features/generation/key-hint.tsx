import { memo } from 'react';
import { Button } from '#client/ui/button.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { WithoutKey, type WithoutKeyProps } from './clipboard/without-key.tsx';

type KeyHintProps = WithoutKeyProps & { id: string; onOpenSettings: () => void };

/**
 * The disabled button cannot explain itself, so this stands beside it for as long as there is no key. Small and plain: the
 * plan below is there already, and on a phone a box of this filled the screen before its first word.
 */
export const KeyHint = memo(function KeyHint({ id, onOpenSettings, ...without }: KeyHintProps) {
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-2 text-sm text-soft">
      <div className="flex flex-wrap items-center gap-x-4 self-start sm:flex-col sm:items-start sm:gap-y-2">
        <p id={id}>{GENERATION_COPY.addKey}</p>
        <Button size="small" variant="quiet" className="-mx-3" onClick={onOpenSettings}>
          {GENERATION_COPY.openSettings}
        </Button>
      </div>
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-2">
        <WithoutKey {...without} />
      </div>
    </div>
  );
});
