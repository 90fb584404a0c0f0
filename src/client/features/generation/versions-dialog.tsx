import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ErrorBox } from '#client/ui/error-box.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { VersionSummary } from '#domain/api-contract.ts';
import { VersionRow } from './version-row.tsx';

export type PlanVersions = {
  list: () => Promise<VersionSummary[]>;
  read: (versionId: string) => Promise<{ text: string; field: string }>;
};

type VersionsDialogProps = {
  open: boolean;
  onClose: () => void;
  versions: PlanVersions;
  onRestore: (text: string) => void;
  /** A richer comparison, passed in by app/; without it the earlier text is shown as it was. */
  renderCompare?: ((earlier: string, close: () => void) => ReactNode) | undefined;
};

export function VersionsDialog({ open, ...rest }: VersionsDialogProps) {
  return open ? <OpenVersionsDialog {...rest} /> : null;
}

function OpenVersionsDialog({
  onClose,
  versions,
  onRestore,
  renderCompare,
}: Omit<VersionsDialogProps, 'open'>) {
  const copy = GENERATION_COPY.versions;
  const [list, setList] = useState<VersionSummary[] | 'failed' | null>(null);
  const [compared, setCompared] = useState<string | null>(null);

  const load = useCallback(() => {
    setList(null);
    versions.list().then(setList, () => setList('failed'));
  }, [versions]);
  useEffect(load, [load]);

  if (compared !== null && renderCompare) return renderCompare(compared, () => setCompared(null));
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      description={copy.lead}
      size="large"
      closesOnBackdrop
      footer={
        <Button variant="secondary" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      {list === null && <Spinner label={copy.loading} />}
      {list === 'failed' && (
        <ErrorBox
          actions={
            <Button size="small" variant="secondary" onClick={load}>
              {copy.retry}
            </Button>
          }
        >
          {copy.failed}
        </ErrorBox>
      )}
      {Array.isArray(list) && list.length === 0 && <p className="py-6 text-soft">{copy.empty}</p>}
      {Array.isArray(list) && (
        <ul className="flex flex-col divide-y divide-line">
          {list.map((version) => (
            <VersionRow
              key={version.versionId}
              version={version}
              read={() => versions.read(version.versionId).then(({ text }) => text)}
              onRestore={onRestore}
              onCompare={renderCompare ? setCompared : undefined}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
