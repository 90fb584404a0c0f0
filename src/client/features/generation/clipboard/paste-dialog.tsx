import { type ClipboardEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { notAPlan } from '#domain/ai/not-a-plan.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { FIELDS } from '#domain/blueprint/fields.ts';
import { sentenceFor } from '#domain/errors.ts';
import { readableLines } from '#domain/plan/render/readable-lines.ts';
import { isPrompt } from '#domain/prompting/is-prompt.ts';
import { OddReplyNotice, ReplyWarning } from './not-a-plan-notice.tsx';
import { PastePreview } from './paste-preview.tsx';
import { type Pasted, pastedText, tidy } from './pasted-text.ts';

type PasteDialogProps = {
  open: boolean;
  /** The topic that the reply is for. */
  type?: BlueprintType | undefined;
  onClose: () => void;
  hasPlan: boolean;
  /** Text pasted earlier, but not used. */
  held: string;
  /** Stores the contents of the box, whatever happens to the dialog. */
  onHold: (reply: string) => void;
  onPaste: (reply: string) => void;
};

export function PasteDialog({ open, ...rest }: PasteDialogProps) {
  return open ? <OpenPasteDialog {...rest} /> : null;
}

// Nobody types this much at once: some keyboards paste without a paste event.
const AT_ONCE = 200;
const CODE_BLOCK = /^(?:```|~~~)/;

function sayRemoved(words: string): string {
  const { paste } = GENERATION_COPY;
  if (isPrompt(words)) return paste.promptPart;
  return CODE_BLOCK.test(words) ? paste.codeBlock : readableLines(words);
}

function OpenPasteDialog({ type, onClose, hasPlan, held, onHold, onPaste }: Omit<PasteDialogProps, 'open'>) {
  const { paste } = GENERATION_COPY;
  const [reply, setReply] = useState(held);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const isTooLong = reply.trim().length > FIELDS.aiOutput.limit;
  const isEmpty = reply.trim() === '';
  const isOwnPrompt = isPrompt(reply);
  const instead = notAPlan(reply);

  function change(text: string): void {
    setReply(text);
    // Stored, it would be shown as the plan, with a button to use it.
    onHold(isPrompt(text) ? '' : text);
  }
  function take(next: Pasted): void {
    setPasted(next.removed.length > 0 ? next : null);
    change(next.text);
  }
  function takeClipboard(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    // Pasted into the middle of a text: then it is a fragment, and goes to the caret.
    if (value.trim() !== '' && selectionEnd - selectionStart < value.length) return;
    event.preventDefault();
    void pastedText(event.clipboardData).then(take);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={paste.title}
      description={paste.lead}
      size="large"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {isEmpty ? paste.cancel : paste.later}
          </Button>
          <Button disabled={isEmpty || isTooLong || isOwnPrompt} onClick={() => onPaste(reply)}>
            {paste.submit}
          </Button>
        </>
      }
    >
      <TextArea
        data-first
        label={paste.label}
        hint={paste.help}
        placeholder={paste.placeholder}
        minHeight="160px"
        className="max-h-[30dvh]"
        value={reply}
        error={isOwnPrompt ? paste.ownPrompt : isTooLong ? sentenceFor('output-too-long') : undefined}
        onPaste={takeClipboard}
        onChange={(event) => {
          const text = event.currentTarget.value;
          if (text.length - reply.length > AT_ONCE && reply.trim() === '') take(tidy(text));
          else change(text);
        }}
      />
      <div className="mt-3 empty:hidden">
        {instead && <ReplyWarning words={GENERATION_COPY.notAPlan[instead]} />}
        {type && !isOwnPrompt && <OddReplyNotice text={reply} type={type} />}
      </div>
      {hasPlan && <p className="mt-2 text-sm text-soft">{paste.replaces}</p>}
      {pasted && (
        <div className="mt-3">
          <Notice
            tone="plain"
            actions={
              <Button
                size="small"
                variant="secondary"
                onClick={() => {
                  setPasted(null);
                  change(pasted.original);
                }}
              >
                {paste.undo}
              </Button>
            }
          >
            {paste.cleaned}
            <ul className="mt-1 list-disc pl-5 text-sm break-words">
              {pasted.removed.map((words) => (
                <li key={words}>{sayRemoved(words)}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {!isEmpty && !isOwnPrompt && <PastePreview text={reply} />}
    </Dialog>
  );
}
