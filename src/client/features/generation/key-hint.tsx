import { KeyRound } from 'lucide-react';
import { memo } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { WithoutKey, type WithoutKeyProps } from './clipboard/without-key.tsx';

type KeyHintProps = WithoutKeyProps & { id: string; onOpenSettings: () => void };

/** The disabled button cannot explain itself, so this stands beside it for as long as there is no key. */
export const KeyHint = memo(function KeyHint({ id, onOpenSettings, ...without }: KeyHintProps) {
  return (
    <Notice icon={<KeyRound aria-hidden="true" className="size-5" />}>
      <div className="flex flex-wrap gap-x-10 gap-y-5">
        <div className="flex flex-col items-start gap-2.5">
          <p id={id} className="font-semibold">
            {GENERATION_COPY.addKey}
          </p>
          <Button size="small" variant="secondary" onClick={onOpenSettings}>
            {GENERATION_COPY.openSettings}
          </Button>
        </div>
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-2.5">
          <WithoutKey {...without} />
        </div>
      </div>
    </Notice>
  );
});
