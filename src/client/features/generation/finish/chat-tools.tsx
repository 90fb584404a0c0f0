import { Check, ClipboardPaste, TextQuote } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button } from '#client/ui/button.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { AssistantWayProps } from './assistant-way.tsx';

export type RenderNotice = (chatTools: ReactNode) => ReactNode;

type ChatToolsProps = Omit<AssistantWayProps, 'isBusy'> & { hasKey: boolean };

const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

/** A notice about the plan, with both tools of 'More' if there is no key. Stable, so that typing doesn't render it. */
export function useNotice(render: RenderNotice | undefined, props: ChatToolsProps): ReactNode {
  const { hasKey, loadMessages, onPaste } = props;
  const { copyPrompt, isPromptCopied } = props.copying;
  return useMemo(() => {
    const { tools, noKeyHelp } = GENERATION_COPY;
    if (hasKey) return render?.(null);
    return render?.(
      <>
        <p className="basis-full">{noKeyHelp}</p>
        <Button
          size="small"
          variant="secondary"
          icon={isPromptCopied ? <Check {...ICON} /> : <TextQuote {...ICON} />}
          onClick={() => copyPrompt(loadMessages)}
        >
          {tools.copyPrompt}
        </Button>
        <Button size="small" variant="secondary" icon={<ClipboardPaste {...ICON} />} onClick={onPaste}>
          {tools.pasteReply}
        </Button>
      </>,
    );
  }, [render, hasKey, isPromptCopied, copyPrompt, loadMessages, onPaste]);
}
