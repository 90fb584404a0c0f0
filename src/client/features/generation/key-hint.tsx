import { KeyRound } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';

type KeyHintProps = { id: string; onOpenSettings: () => void };

/** The disabled button cannot explain itself, so this stands beside it for as long as there is no key. */
export function KeyHint({ id, onOpenSettings }: KeyHintProps) {
  return (
    <Notice
      icon={<KeyRound aria-hidden="true" className="size-5" />}
      actions={
        <Button size="small" variant="secondary" onClick={onOpenSettings}>
          {GENERATION_COPY.openSettings}
        </Button>
      }
    >
      <p id={id} className="font-semibold">
        {GENERATION_COPY.addKey}
      </p>
      <p className="mt-0.5 text-soft">{GENERATION_COPY.noKeyHelp}</p>
    </Notice>
  );
}
