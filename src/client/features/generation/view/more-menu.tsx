import {
  ClipboardPaste,
  Ellipsis,
  FileText,
  FileType2,
  Hash,
  Letters,
  Printer,
  ScrollText,
  TextQuote,
} from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Menu, MenuItem } from '#client/ui/menu.tsx';
import { BOOK_COPY } from '#content/copy/book.ts';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { Usage } from '#domain/ai/plan-cost.ts';
import { hasOwnerOnly } from '#domain/plan/owner-only.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';
import type { PlanViewState } from './use-plan-view.ts';

type MoreMenuProps = {
  /** Only with a plan. */
  isThere: boolean;
  planView: Pick<PlanViewState, 'view' | 'choose'>;
  copying: {
    copyPrompt: (load: MoreMenuProps['loadMessages']) => void;
    copyMarkdown: (plan: string) => void;
  };
  isBusy: boolean;
  hasKey: boolean;
  /** Token usage of the last plan. */
  usage: Usage | undefined;
  loadMessages: () => Promise<readonly ChatMessage[]>;
  readText: () => string;
  onOpen: (dialog: 'reads' | 'paste') => void;
  /** As a Word file, or on paper. */
  onTake: (format: 'docx' | 'pdf') => void;
};

const { tools, noKeyHelp, tokens } = GENERATION_COPY;
const OTHER_VIEW = { document: 'text', text: 'document' } as const;

/** Rarely used actions for a plan. Stable during typing, so that the buttons next to it render once. */
export function useMoreMenu(props: MoreMenuProps): ReactNode {
  const { isThere, isBusy, hasKey, usage, loadMessages, readText, onOpen, onTake } = props;
  const { view, choose } = props.planView;
  const { copyPrompt, copyMarkdown } = props.copying;
  return useMemo(() => {
    if (!isThere) return null;
    const other = OTHER_VIEW[view];
    return (
      <Menu
        label={tools.more}
        trigger={
          <>
            <Ellipsis aria-hidden="true" className="size-5" />
            {tools.more}
          </>
        }
        triggerClassName="inline-flex min-h-11 flex-none cursor-pointer items-center justify-center gap-2 rounded-xl px-3 font-medium text-soft hover:bg-sunken hover:text-ink"
      >
        <MenuItem icon={other === 'text' ? Letters : ScrollText} onClick={() => choose(other)}>
          {DOCUMENT_COPY.view[other]}
        </MenuItem>
        <MenuItem icon={Hash} disabled={isBusy} onClick={() => copyMarkdown(readText())}>
          {tools.copyMarkdown}
        </MenuItem>
        <TakeAlong isOff={isBusy} readText={readText} onTake={onTake} />
        <MenuItem icon={FileText} onClick={() => onOpen('reads')}>
          {tools.whatAiReads}
        </MenuItem>
        {!hasKey && <p className="px-3 pt-2 text-sm text-soft">{noKeyHelp}</p>}
        <MenuItem icon={TextQuote} onClick={() => copyPrompt(loadMessages)}>
          {tools.copyPrompt}
        </MenuItem>
        <MenuItem icon={ClipboardPaste} disabled={isBusy} onClick={() => onOpen('paste')}>
          {tools.pasteReply}
        </MenuItem>
        {usage && (
          <p className="border-t border-line px-3 pt-2 pb-1 text-sm text-soft">
            {tokens(usage.inputTokens, usage.outputTokens)}
          </p>
        )}
      </Menu>
    );
  }, [
    isThere,
    view,
    choose,
    isBusy,
    hasKey,
    usage,
    copyPrompt,
    copyMarkdown,
    loadMessages,
    readText,
    onOpen,
    onTake,
  ]);
}

type TakeAlongProps = Pick<MoreMenuProps, 'readText' | 'onTake'> & { isOff: boolean };

function TakeAlong({ isOff, readText, onTake }: TakeAlongProps) {
  const copy = BOOK_COPY.export;
  return (
    <>
      <MenuItem icon={FileType2} disabled={isOff} onClick={() => onTake('docx')}>
        {copy.docx}
      </MenuItem>
      <MenuItem icon={Printer} disabled={isOff} onClick={() => onTake('pdf')}>
        {copy.pdf}
      </MenuItem>
      {hasOwnerOnly(readText()) && <p className="px-3 pb-2 text-sm text-soft">{copy.privateOut}</p>}
    </>
  );
}
