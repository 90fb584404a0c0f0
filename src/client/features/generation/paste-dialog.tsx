import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { FIELDS } from '#domain/blueprint/fields.ts';
import { sentenceFor } from '#domain/errors.ts';

type PasteDialogProps = {
  open: boolean;
  onClose: () => void;
  hasPlan: boolean;
  onPaste: (reply: string) => void;
};

export function PasteDialog({ open, ...rest }: PasteDialogProps) {
  return open ? <OpenPasteDialog {...rest} /> : null;
}

function OpenPasteDialog({ onClose, hasPlan, onPaste }: Omit<PasteDialogProps, 'open'>) {
  const { paste } = GENERATION_COPY;
  const [reply, setReply] = useState('');
  const isTooLong = reply.trim().length > FIELDS.aiOutput.limit;
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
            {paste.cancel}
          </Button>
          <Button disabled={reply.trim() === '' || isTooLong} onClick={() => onPaste(reply)}>
            {paste.submit}
          </Button>
        </>
      }
    >
      <TextArea
        data-first
        label={paste.label}
        placeholder={paste.placeholder}
        minHeight="160px"
        className="max-h-[45dvh]"
        value={reply}
        error={isTooLong ? sentenceFor('output-too-long') : undefined}
        onChange={(event) => setReply(event.currentTarget.value)}
      />
      {hasPlan && <p className="mt-2 text-sm text-soft">{paste.replaces}</p>}
    </Dialog>
  );
}
