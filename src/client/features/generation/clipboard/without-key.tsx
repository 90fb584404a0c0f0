import { Check, ClipboardPaste, TextQuote } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { CopyByHand } from '#client/ui/fields/copy-by-hand.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';
import { useCopying } from './use-copying.ts';

export type WithoutKeyProps = {
  isBusy: boolean;
  loadMessages: () => Promise<readonly ChatMessage[]>;
  onPaste: () => void;
};

const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

/** The way to a plan for somebody who has no key, right where the missing key is named. */
export function WithoutKey({ isBusy, loadMessages, onPaste }: WithoutKeyProps) {
  const { noKeyHelp, tools } = GENERATION_COPY;
  const { said, refused, isPromptCopied, copyPrompt } = useCopying();
  return (
    <>
      {/* One place for both, or the plan below would jump when something is said. */}
      <div className="grid *:[grid-area:1/1]">
        <p className={said === '' ? undefined : 'invisible'}>{noKeyHelp}</p>
        <output className={isPromptCopied ? 'font-semibold text-good' : undefined}>{said}</output>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          icon={isPromptCopied ? <Check {...ICON} /> : <TextQuote {...ICON} />}
          onClick={() => copyPrompt(loadMessages)}
        >
          {tools.copyPrompt}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon={<ClipboardPaste {...ICON} />}
          disabled={isBusy}
          onClick={onPaste}
        >
          {tools.pasteReply}
        </Button>
      </div>
      {refused !== undefined && <CopyByHand label={tools.toCopy} text={refused} />}
    </>
  );
}
