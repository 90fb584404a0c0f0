import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';

type KeyHintProps = { id: string; onOpenSettings: () => void; children: ReactNode };

/** The disabled button cannot explain itself, so this stands beside it for as long as there is no key. */
export function KeyHint({ id, onOpenSettings, children }: KeyHintProps) {
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
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-2.5">{children}</div>
      </div>
    </Notice>
  );
}
