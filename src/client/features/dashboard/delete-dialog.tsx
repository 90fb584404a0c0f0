import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { DELETING_COPY } from '#content/copy/person/deleting.ts';
import type { TopicStatus } from './overview.ts';

export type DeleteDialogProps = { topic: TopicStatus; onCancel: () => void; onConfirm: () => void };

export function DeleteDialog({ topic, onCancel, onConfirm }: DeleteDialogProps) {
  const copy = DELETING_COPY;
  const parts = [topic.answered > 0 && copy.answersLost(topic.answered), topic.hasPlan && copy.planLost];
  // Answers can be emptied again after the last one was sent.
  const lost = parts.filter(Boolean).join(' and ') || copy.progressLost;
  return (
    <Dialog
      open
      onClose={onCancel}
      closesOnBackdrop
      size="small"
      title={copy.title(topic.outline.title)}
      description={`${copy.losing(lost)} ${copy.undoable}`}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {copy.cancel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {copy.confirm}
          </Button>
        </>
      }
    />
  );
}
