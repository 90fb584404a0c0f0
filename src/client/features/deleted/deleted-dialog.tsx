import { useEffect, useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { tell } from '#client/ui/notices/tell.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { DELETED_COPY } from '#content/copy/person/deleted.ts';
import { secondLineFor } from '#content/copy/second-lines.ts';
import type { DeletedBlueprint } from '#domain/api/api-contract.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { sentenceFor } from '#domain/errors.ts';
import { messageOf } from '#domain/message-of.ts';
import { DeletedRow } from './deleted-row.tsx';

export type DeletedDialogProps = {
  list: () => Promise<DeletedBlueprint[]>;
  /** Resolves when the topic is restored. */
  bringBack: (id: string) => Promise<void>;
  /** Whether there is another one of this type now. */
  isTaken: (type: BlueprintType) => boolean;
  onClose: () => void;
};

/** Deleted topics that can still be restored, newest first. */
export function DeletedDialog({ list, bringBack, isTaken, onClose }: DeletedDialogProps) {
  const [deleted, setDeleted] = useState<DeletedBlueprint[] | null>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState<string | null>(null);
  const [load] = useState(() => list);

  useEffect(() => {
    load().then(
      (found) => setDeleted(found),
      (error: unknown) => setFailure(messageOf(error, sentenceFor('load-failed'))),
    );
  }, [load]);

  async function restore({ id, title }: DeletedBlueprint) {
    setBusy(id);
    setFailure('');
    try {
      await bringBack(id);
      setDeleted((before) => before?.filter((one) => one.id !== id) ?? null);
      tell(DELETED_COPY.back(title));
    } catch (error) {
      setFailure(messageOf(error, sentenceFor('network-request-failed')));
    }
    setBusy(null);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={DELETED_COPY.title}
      description={DELETED_COPY.description}
      closeLabel={DELETED_COPY.close}
    >
      <div className="flex flex-col gap-4 pb-5">
        {failure !== '' && <ErrorBox more={secondLineFor(failure)}>{failure}</ErrorBox>}
        {deleted === null && failure === '' && <Spinner label={DELETED_COPY.loading} />}
        {deleted?.length === 0 && <p className="text-soft">{DELETED_COPY.empty}</p>}
        {deleted !== null && deleted.length > 0 && (
          <ul className="lined">
            {deleted.map((one) => (
              <DeletedRow
                key={one.id}
                deleted={one}
                isTaken={isTaken(one.type)}
                isBusy={busy === one.id}
                isWaiting={busy !== null}
                onBringBack={() => void restore(one)}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
