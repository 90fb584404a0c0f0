import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { readFileText } from '#client/adapters/files/file-text.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { ACCOUNT_COPY } from '#content/copy/person/account.ts';
import { MAX_BACKUP_BYTES, parseBackup } from '#domain/backup/backup.ts';
import { planRestore } from '#domain/backup/backup-restore.ts';
import { messageOf } from '#domain/message-of.ts';
import type { AccountServices } from './account-services.ts';
import { DataPart } from './data-part.tsx';
import { type Preview, RestorePreview } from './restore-preview.tsx';

type State =
  | { status: 'idle' }
  | { status: 'reading' }
  | { status: 'preview'; preview: Preview }
  | { status: 'done'; message: string }
  | { status: 'failed'; message: string };

export function RestorePart({ services }: { services: AccountServices }) {
  const copy = ACCOUNT_COPY.restore;
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ status: 'idle' });

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Choosing the same file twice must read it twice: the browser reports only a changed value.
    event.target.value = '';
    if (!file) return;
    setState({ status: 'reading' });
    try {
      const backup = parseBackup(await readFileText(file, MAX_BACKUP_BYTES));
      if (!(await services.sendPending())) return setState({ status: 'failed', message: copy.unsaved });
      // Compared with the server's documents, not with this screen: another device may have written since.
      const listing = await services.api.listDocuments(services.user.uid);
      const stored = listing.status === 'listed' ? listing.docs : [];
      const items = planRestore(backup, stored);
      setState({ status: 'preview', preview: { backup, items, stored } });
    } catch (error) {
      setState({ status: 'failed', message: messageOf(error, copy.unsaved) });
    }
  }

  return (
    <DataPart
      heading={copy.heading}
      text={copy.text}
      action={
        <>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            aria-label={copy.input}
            hidden
            onChange={(event) => void choose(event)}
          />
          <Button
            size="small"
            variant="secondary"
            isBusy={state.status === 'reading'}
            busyLabel={copy.busy}
            icon={<Upload aria-hidden="true" className="size-4" />}
            onClick={() => input.current?.click()}
          >
            {copy.button}
          </Button>
        </>
      }
    >
      {state.status === 'preview' && (
        <RestorePreview
          preview={state.preview}
          services={services}
          onCancel={() => setState({ status: 'idle' })}
          onEnd={setState}
        />
      )}
      {state.status === 'done' && <output className="block text-sm text-good">{state.message}</output>}
      {state.status === 'failed' && <ErrorBox>{state.message}</ErrorBox>}
    </DataPart>
  );
}
