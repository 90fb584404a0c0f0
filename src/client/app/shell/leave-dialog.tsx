import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { LEAVE_COPY } from '#content/copy/person/sign-out.ts';

type LeaveDialogProps = { onStay: () => void; onDiscard: () => void };

export function LeaveDialog({ onStay, onDiscard }: LeaveDialogProps) {
  const { title, description, stay, discard } = LEAVE_COPY;
  return (
    <Dialog
      open
      onClose={onStay}
      size="small"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="danger" onClick={onDiscard}>
            {discard}
          </Button>
          <Button onClick={onStay}>{stay}</Button>
        </>
      }
    />
  );
}
