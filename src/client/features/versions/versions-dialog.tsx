import { useEffect, useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { tell } from '#client/ui/notices/tell.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { secondLineFor } from '#content/copy/second-lines.ts';
import { VERSIONS_COPY } from '#content/copy/writing/versions.ts';
import type { Version, VersionSummary } from '#domain/api/api-contract.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { sentenceFor } from '#domain/errors.ts';
import { messageOf } from '#domain/message-of.ts';
import { VersionDetail } from './version-detail.tsx';
import { VersionList } from './version-list.tsx';

export type VersionsDialogProps = {
  open: boolean;
  onClose: () => void;
  blueprint: Blueprint;
  list: () => Promise<VersionSummary[]>;
  read: (versionId: string) => Promise<Version>;
  /** Restores the text by an ordinary save, which keeps the replaced one. False: it failed. */
  onRestore: (field: string, text: string) => Promise<boolean>;
};

export function VersionsDialog({ open, ...rest }: VersionsDialogProps) {
  return open ? <OpenVersions {...rest} /> : null;
}

type View =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'list'; versions: VersionSummary[] }
  | { status: 'one'; version: Version; versions: VersionSummary[] };

function OpenVersions({ onClose, blueprint, list, read, onRestore }: Omit<VersionsDialogProps, 'open'>) {
  const [view, setView] = useState<View>({ status: 'loading' });
  const [load] = useState(() => list);

  useEffect(() => {
    load().then(
      (versions) => setView({ status: 'list', versions }),
      (error: unknown) => setView(failure(error)),
    );
  }, [load]);

  async function choose(versionId: string, versions: VersionSummary[]) {
    setView({ status: 'loading' });
    try {
      setView({ status: 'one', version: await read(versionId), versions });
    } catch (error) {
      setView(failure(error));
    }
  }

  async function restore({ field, text }: Version): Promise<boolean> {
    if (!(await onRestore(field, text))) return false;
    tell(VERSIONS_COPY.restored);
    onClose();
    return true;
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={VERSIONS_COPY.title(blueprint.title)}
      description={VERSIONS_COPY.description}
      closeLabel={VERSIONS_COPY.close}
    >
      <div className="pb-5">
        {view.status === 'loading' && <Spinner label={VERSIONS_COPY.loading} />}
        {view.status === 'failed' && <ErrorBox more={secondLineFor(view.message)}>{view.message}</ErrorBox>}
        {view.status === 'list' && (
          <VersionList
            versions={view.versions}
            blueprint={blueprint}
            onChoose={(versionId) => void choose(versionId, view.versions)}
          />
        )}
        {view.status === 'one' && (
          <VersionDetail
            version={view.version}
            blueprint={blueprint}
            onBack={() => setView({ status: 'list', versions: view.versions })}
            onRestore={() => restore(view.version)}
          />
        )}
      </div>
    </Dialog>
  );
}

function failure(error: unknown): View {
  return { status: 'failed', message: messageOf(error, sentenceFor('load-failed')) };
}
