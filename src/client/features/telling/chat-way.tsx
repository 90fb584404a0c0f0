import { ClipboardPaste, TextQuote } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '#client/adapters/device/clipboard.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { CopyByHand } from '#client/ui/fields/copy-by-hand.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { TELLING_COPY } from '#content/copy/telling.ts';
import { messageOf } from '#domain/message-of.ts';

type ChatWayProps = {
  /** With a key it is only an alternative. */
  isOpen: boolean;
  isEmpty: boolean;
  loadPrompt: () => Promise<string>;
  onReply: (reply: string) => void;
};

const { chat } = TELLING_COPY;
const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

/** Copy, ask any assistant, paste. */
export function ChatWay({ isOpen, isEmpty, loadPrompt, onReply }: ChatWayProps) {
  const [said, setSaid] = useState<{ words: string; refused?: string } | null>(null);
  const [isPasting, setIsPasting] = useState(false);

  async function copy(): Promise<void> {
    try {
      const prompt = loadPrompt();
      const isCopied = await copyText(prompt);
      setSaid(isCopied ? { words: chat.copied } : { words: chat.copyFailed, refused: await prompt });
    } catch (problem) {
      setSaid({ words: messageOf(problem, chat.copyFailed) });
    }
  }
  return (
    <details open={isOpen || undefined} className="rounded-xl border border-line px-4 py-2 text-[0.9375rem]">
      <summary className="min-h-9 cursor-pointer content-center font-semibold">{chat.title}</summary>
      <div className="grid gap-3 pb-2">
        <p className="text-soft">{chat.lead}</p>
        <div className="flex flex-wrap items-center gap-3">
          <span className="basis-full">{chat.copy}</span>
          <Button
            variant="secondary"
            disabled={isEmpty}
            icon={<TextQuote {...ICON} />}
            onClick={() => void copy()}
          >
            {chat.copyPrompt}
          </Button>
          <output className="min-w-[min(100%,12rem)] flex-1 text-sm text-good">{said?.words}</output>
        </div>
        {said?.refused !== undefined && <CopyByHand label={chat.toCopy} text={said.refused} />}
        <div className="flex flex-wrap items-center gap-3">
          <span className="basis-full">{chat.paste}</span>
          <Button
            variant="secondary"
            disabled={isEmpty}
            icon={<ClipboardPaste {...ICON} />}
            onClick={() => {
              setSaid(null);
              setIsPasting(true);
            }}
          >
            {chat.pasteReply}
          </Button>
        </div>
      </div>
      {isPasting && (
        <PasteReply
          onClose={() => setIsPasting(false)}
          onReply={(reply) => {
            setIsPasting(false);
            onReply(reply);
          }}
        />
      )}
    </details>
  );
}

function PasteReply({ onClose, onReply }: { onClose: () => void; onReply: (reply: string) => void }) {
  const [reply, setReply] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title={chat.pasteReply}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {chat.cancel}
          </Button>
          <Button disabled={reply.trim() === ''} onClick={() => onReply(reply)}>
            {chat.use}
          </Button>
        </>
      }
    >
      <TextArea
        data-first
        label={chat.label}
        placeholder={chat.placeholder}
        minHeight="160px"
        className="max-h-[30dvh]"
        value={reply}
        onChange={(event) => setReply(event.currentTarget.value)}
      />
    </Dialog>
  );
}
