import { useState } from 'react';
import { freshId } from '#client/adapters/device/fresh-id.ts';
import { Button } from '#client/ui/button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { ACCOUNT_COPY } from '#content/copy/person/account.ts';
import { documentTitle } from '#content/copy/words/field-words.ts';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import type { Backup } from '#domain/backup/backup.ts';
import type { RestoreChoices, RestoreItem } from '#domain/backup/backup-restore.ts';
import type { KindName } from '#domain/kinds.ts';
import { messageOf } from '#domain/message-of.ts';
import type { AccountServices } from './account-services.ts';
import { applyRestore, kindsToWrite } from './apply-restore.ts';
import { showWhole } from './data-part.tsx';
import { DifferenceList } from './difference-list.tsx';

export type Preview = { backup: Backup; items: RestoreItem[]; stored: readonly ReceivedDocument[] };

type RestorePreviewProps = {
  preview: Preview;
  services: AccountServices;
  onCancel: () => void;
  onEnd: (end: { status: 'done' | 'failed'; message: string }) => void;
};

export function RestorePreview({ preview, services, onCancel, onEnd }: RestorePreviewProps) {
  const copy = ACCOUNT_COPY.restore;
  const { backup, items, stored } = preview;
  const [choices, setChoices] = useState<RestoreChoices>({});
  const [done, setDone] = useState<number | null>(null);
  const kinds = kindsToWrite(items, choices);
  const total = kinds.length;
  const added = items.filter(({ state }) => state === 'add');
  const same = items.filter(({ state }) => state === 'same');
  const hasNothing = same.length === items.length;

  async function restore() {
    setDone(0);
    const { user, api, onRestored } = services;
    const outcome = await applyRestore({
      uid: user.uid,
      items,
      choices,
      stored,
      api,
      ids: freshId,
      now: new Date().toISOString(),
      onProgress: setDone,
    });
    onRestored();
    if (outcome.error === undefined) return onEnd({ status: 'done', message: copy.done(...countsOf(kinds)) });
    const reason = messageOf(outcome.error, '');
    onEnd({ status: 'failed', message: `${copy.partly(outcome.done, outcome.total)} ${reason}`.trim() });
  }

  return (
    <div ref={showWhole} className="rounded-2xl border border-line bg-canvas p-4">
      <p className="text-sm text-soft">
        {copy.from(backup.account.email ?? copy.nobody, dayWords(backup.savedAt))}
      </p>
      {added.length > 0 && (
        <>
          <h4 className="mt-3 font-semibold">{copy.add}</h4>
          <ul className="mt-1 list-disc pl-5 text-[0.9375rem]">
            {added.map(({ slot, entry }) => (
              <li key={slot}>{documentTitle(entry.kind, entry.doc)}</li>
            ))}
          </ul>
        </>
      )}
      <DifferenceList items={items} choices={choices} onChoose={setChoices} />
      {same.length > 0 && (
        <p className="mt-3 text-sm text-soft">
          {copy.same(...countsOf(same.map(({ entry }) => entry.kind)))}
        </p>
      )}
      {hasNothing && <p className="mt-2 font-medium">{copy.nothing}</p>}
      {done !== null && (
        <ProgressBar
          label={copy.progress(done, total)}
          value={done}
          max={Math.max(1, total)}
          className="mt-3"
        />
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button size="small" variant="secondary" disabled={done !== null} onClick={onCancel}>
          {hasNothing ? ACCOUNT_COPY.back : copy.cancel}
        </Button>
        {!hasNothing && (
          <Button
            size="small"
            disabled={total === 0}
            isBusy={done !== null}
            busyLabel={copy.running}
            onClick={() => void restore()}
          >
            {copy.start(...countsOf(kinds))}
          </Button>
        )}
      </div>
    </div>
  );
}

/** In the order that the sentences expect. */
function countsOf(kinds: readonly KindName[]): [number, number, number, number] {
  const count = (name: KindName) => kinds.filter((kind) => kind === name).length;
  return [count('blueprint'), count('facts'), count('telling'), count('comment')];
}

function dayWords(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' });
}
