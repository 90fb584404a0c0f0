import { RotateCcw } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { DELETED_COPY } from '#content/copy/person/deleted.ts';
import type { DeletedBlueprint } from '#domain/api/api-contract.ts';
import { QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';

type DeletedRowProps = {
  deleted: DeletedBlueprint;
  isTaken: boolean;
  isBusy: boolean;
  isWaiting: boolean;
  onBringBack: () => void;
};

export function DeletedRow({ deleted, isTaken, isBusy, isWaiting, onBringBack }: DeletedRowProps) {
  const { title, answered, hasPlan, deletedAt } = deleted;
  const when = new Date(deletedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const what = [DELETED_COPY.answered(answered, QUESTION_COUNT), ...(hasPlan ? [DELETED_COPY.hasPlan] : [])];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-soft">
          {what.join(', ')}. <time dateTime={deletedAt}>{DELETED_COPY.deletedAt(when)}</time>
        </p>
        {isTaken && <p className="mt-1 text-sm">{DELETED_COPY.taken}</p>}
      </div>
      {!isTaken && (
        <Button
          size="small"
          variant="secondary"
          className="min-h-11"
          aria-label={DELETED_COPY.bringBackTopic(title, when)}
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          isBusy={isBusy}
          busyLabel={DELETED_COPY.bringing}
          disabled={isWaiting}
          onClick={onBringBack}
        >
          {DELETED_COPY.bringBack}
        </Button>
      )}
    </li>
  );
}
