import { Check, ClipboardPaste, TextQuote } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { CopyByHand } from '#client/ui/fields/copy-by-hand.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { CHAT_ASSISTANTS, FINISH_COPY } from '#content/copy/writing/finish.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';
import { Step } from './step.tsx';

/** Copying, with its message. */
type Copying = {
  said: string;
  refused: string | undefined;
  close: () => void;
  isPromptCopied: boolean;
  copyPrompt: (load: () => Promise<readonly ChatMessage[]>) => void;
};

export type AssistantWayProps = {
  isBusy: boolean;
  copying: Copying;
  loadMessages: () => Promise<readonly ChatMessage[]>;
  onPaste: () => void;
};

const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

/** Copy, ask, paste. The dark button is always the next one. */
export function AssistantWay({ isBusy, copying, loadMessages, onPaste }: AssistantWayProps) {
  const { assistant } = FINISH_COPY;
  const { tools } = GENERATION_COPY;
  const { said, refused, close, isPromptCopied, copyPrompt } = copying;
  const [hasCopied, setHasCopied] = useState(false);
  useEffect(() => {
    // A text that can't be copied automatically is shown for manual copying: the next step is the same.
    if (isPromptCopied || refused !== undefined) setHasCopied(true);
  }, [isPromptCopied, refused]);
  return (
    <>
      <ol className="flex flex-col gap-4">
        <Step number={1} words={assistant.copy} isDone={hasCopied}>
          <Button
            variant={hasCopied ? 'secondary' : 'primary'}
            icon={hasCopied ? <Check {...ICON} /> : <TextQuote {...ICON} />}
            onClick={() => copyPrompt(loadMessages)}
          >
            {tools.copyPrompt}
          </Button>
          <output className="min-w-0 flex-1 basis-40 self-center text-sm text-good">{said}</output>
        </Step>
        <Step number={2} words={assistant.open}>
          {CHAT_ASSISTANTS.map(({ name, href }) => (
            <a
              key={name}
              href={href}
              target="_blank"
              rel="noreferrer"
              aria-label={assistant.newTab(name)}
              className="inline-flex min-h-11 items-center rounded-xl border border-edge px-3.5 text-[0.9375rem] font-semibold hover:border-ink hover:bg-sunken"
            >
              {name}
            </a>
          ))}
        </Step>
        <Step number={3} words={assistant.paste}>
          <Button
            variant={hasCopied ? 'primary' : 'secondary'}
            icon={<ClipboardPaste {...ICON} />}
            disabled={isBusy}
            onClick={onPaste}
          >
            {tools.pasteReply}
          </Button>
          <p className="basis-full text-sm text-soft">{GENERATION_COPY.paste.help}</p>
        </Step>
      </ol>
      {refused !== undefined && <CopyByHand label={tools.toCopy} text={refused} onClose={close} />}
    </>
  );
}
