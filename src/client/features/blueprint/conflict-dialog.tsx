import type { ConflictChoice, ConflictNote } from '#client/saving/workspace-state.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { CONFLICT_COPY } from '#content/copy/conflict.ts';
import { conflictTexts, conflictWords } from './conflict-words.ts';
import { FormattedText } from './formatted-text.tsx';

type ConflictDialogProps = {
  conflict: ConflictNote;
  onChoose: (choice: ConflictChoice) => void;
  onClose: () => void;
};

export function ConflictDialog({ conflict, onChoose, onClose }: ConflictDialogProps) {
  const copy = CONFLICT_COPY.conflict;
  const { mine, theirs } = conflictTexts(conflict);
  const isPlan = conflict.field === 'aiOutput';
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={copy.title}
      description={`${conflictWords(conflict)} ${conflict.field === 'timeline' ? copy.explainDays : copy.explain}`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onChoose('theirs')}>
            {copy.useTheirs}
          </Button>
          <Button onClick={() => onChoose('mine')}>{copy.keepMine}</Button>
        </>
      }
    >
      <div className="grid gap-5 pb-2 sm:grid-cols-2">
        <Version name={copy.mine} text={mine} isPlan={isPlan} />
        <Version name={copy.theirs} text={theirs} isPlan={isPlan} />
      </div>
    </Dialog>
  );
}

function Version({ name, text, isPlan }: { name: string; text: string; isPlan: boolean }) {
  return (
    <section aria-label={name} className="min-w-0">
      <h3 className="text-sm font-semibold text-faint">{name}</h3>
      <div className="mt-1.5 max-h-[45vh] overflow-y-auto rounded-xl bg-sunken p-4">
        {isPlan ? <FormattedText text={text} /> : <p className="whitespace-pre-wrap">{text}</p>}
      </div>
    </section>
  );
}
