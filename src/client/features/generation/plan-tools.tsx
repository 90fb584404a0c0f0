import {
  Check,
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  FileText,
  History,
  MessageSquareShare,
  TextQuote,
} from 'lucide-react';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { CopyByHand } from '#client/ui/fields/copy-by-hand.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';
import { useCopying } from './clipboard/use-copying.ts';
import { useAfterFrame } from './use-after-frame.ts';

export type PlanDialog = 'reads' | 'paste' | 'versions' | 'share';

type PlanToolsProps = {
  readText: () => string;
  hasText: boolean;
  isBusy: boolean;
  /** With a plan, 'More' has the rarely used actions. */
  hasPlan: boolean;
  /** Without one, the two tools for planning without a key are next to the text about them. */
  hasKey: boolean;
  loadMessages: () => Promise<readonly ChatMessage[]>;
  /** Whether the plan can be shared. */
  canShare: boolean;
  onOpen: (dialog: PlanDialog) => void;
};

const ICON = { 'aria-hidden': true, className: 'size-4' } as const;
// Created once: rendering an icon takes longer than the button around it.
const ICONS = {
  copyText: <Copy {...ICON} />,
  copyRich: <ClipboardCopy {...ICON} />,
  share: <MessageSquareShare {...ICON} />,
  versions: <History {...ICON} />,
  whatAiReads: <FileText {...ICON} />,
  copyPrompt: <TextQuote {...ICON} />,
  copied: <Check {...ICON} />,
  pasteReply: <ClipboardPaste {...ICON} />,
};

export const PlanTools = memo(function PlanTools(props: PlanToolsProps) {
  const { readText, hasKey, loadMessages, onOpen } = props;
  const isBusy = useAfterFrame(props.isBusy);
  const { tools } = GENERATION_COPY;
  const { said, refused, close, isPromptCopied, copyPlain, copyFormatted, copyPrompt } = useCopying();
  const hasText = props.hasText && !isBusy;
  return (
    <div>
      <fieldset className="-mx-2 flex flex-wrap gap-x-1 gap-y-1">
        <legend className="sr-only">{tools.label}</legend>
        <Tool
          icon={ICONS.copyText}
          words={tools.copyText}
          disabled={!hasText}
          onClick={() => copyPlain(readText())}
        />
        <Tool
          icon={ICONS.copyRich}
          words={tools.copyRich}
          disabled={!hasText}
          onClick={() => copyFormatted(readText())}
        />
        {props.canShare && (
          <Tool icon={ICONS.share} words={tools.share} disabled={!hasText} onClick={() => onOpen('share')} />
        )}
        <Tool icon={ICONS.versions} words={tools.versions} onClick={() => onOpen('versions')} />
        {!props.hasPlan && (
          <Tool icon={ICONS.whatAiReads} words={tools.whatAiReads} onClick={() => onOpen('reads')} />
        )}
        {!props.hasPlan && hasKey && (
          <>
            <Tool
              icon={isPromptCopied ? ICONS.copied : ICONS.copyPrompt}
              words={tools.copyPrompt}
              onClick={() => copyPrompt(loadMessages)}
            />
            <Tool
              icon={ICONS.pasteReply}
              words={tools.pasteReply}
              disabled={isBusy}
              onClick={() => onOpen('paste')}
            />
          </>
        )}
      </fieldset>
      <output
        className={classNames('block min-h-6 text-sm', refused === undefined ? 'text-good' : 'text-soft')}
      >
        {said}
      </output>
      {refused !== undefined && <CopyByHand label={tools.toCopy} text={refused} onClose={close} />}
    </div>
  );
});

type ToolProps = ComponentProps<'button'> & { icon: ReactNode; words: string };

function Tool({ icon, words, ...rest }: ToolProps) {
  return (
    <Button size="small" variant="quiet" icon={icon} className="min-h-11 px-2.5 font-medium" {...rest}>
      {words}
    </Button>
  );
}
