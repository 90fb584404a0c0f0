import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { DELETING_COPY } from '#content/copy/person/deleting.ts';
import { listWords } from '#content/copy/words/list-words.ts';
import type { TopicStatus } from './overview.ts';

export type DeleteDialogProps = { topic: TopicStatus; onCancel: () => void; onConfirm: () => void };

export function DeleteDialog({ topic, onCancel, onConfirm }: DeleteDialogProps) {
  const copy = DELETING_COPY;
  // Answers can be emptied again after the last one was submitted.
  const lost = listWords(partsLost(topic)) || copy.progressLost;
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

function partsLost({ answered, hasPlan, blueprint }: TopicStatus): string[] {
  const copy = DELETING_COPY;
  const { drafts = {}, timeline = [], objectives = [], notes = '' } = blueprint?.content ?? {};
  const dates = timeline.filter(({ date }) => date !== '').length;
  return [
    answered > 0 && copy.answersLost(answered),
    hasPlan && copy.planLost,
    Object.values(drafts).some((words) => words?.trim()) && copy.draftLost,
    dates > 0 && copy.datesLost(dates),
    objectives.length > 0 && copy.goalsLost,
    notes.trim() !== '' && copy.notesLost,
  ].filter((part) => part !== false);
}
