import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { ACCOUNT_COPY } from '#content/copy/person/account.ts';
import { messageOf } from '#domain/message-of.ts';
import type { AccountServices } from './account-services.ts';
import { saveBackupFile } from './collect-backup.ts';
import { DataPart } from './data-part.tsx';

type State =
  | { status: 'idle' }
  | { status: 'working'; done: number }
  | { status: 'done'; message: string }
  | { status: 'failed'; message: string };

export function DownloadPart({ services }: { services: AccountServices }) {
  const copy = ACCOUNT_COPY.download;
  const [state, setState] = useState<State>({ status: 'idle' });
  const { user, documents } = services;

  async function download() {
    setState({ status: 'working', done: 0 });
    try {
      const onProgress = (done: number) => setState({ status: 'working', done });
      const { backup } = await saveBackupFile({ user, documents, onProgress });
      const blueprints = backup.entries.filter(({ kind }) => kind === 'blueprint');
      const versionCount = blueprints.reduce((sum, { versions }) => sum + versions.length, 0);
      const left = backup.versionsLeftOut > 0 ? ` ${copy.leftOut(backup.versionsLeftOut)}` : '';
      setState({ status: 'done', message: `${copy.done(blueprints.length, versionCount)}${left}` });
    } catch (error) {
      setState({ status: 'failed', message: messageOf(error, copy.failed) });
    }
  }

  return (
    <DataPart
      heading={copy.heading}
      text={copy.text}
      action={
        <Button
          size="small"
          variant="secondary"
          isBusy={state.status === 'working'}
          busyLabel={copy.busy}
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => void download()}
        >
          {copy.button}
        </Button>
      }
    >
      {state.status === 'working' && (
        <ProgressBar
          label={copy.progress(state.done, documents.length)}
          value={state.done}
          max={Math.max(1, documents.length)}
        />
      )}
      {state.status === 'done' && <output className="block text-sm text-good">{state.message}</output>}
      {state.status === 'failed' && <ErrorBox>{state.message}</ErrorBox>}
    </DataPart>
  );
}
