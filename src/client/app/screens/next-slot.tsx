import type { RouteStore } from '#client/app/route.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { NextView, type NextViewProps } from '#client/features/next-launch/next-view.tsx';
import { versionsPart } from '#client/features/versions/versions-part.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import { isFieldName } from '#domain/blueprint/fields.ts';

type NextSlotProps = Pick<NextViewProps, 'onHome' | 'places' | 'status' | 'notices' | 'onOpen'> & {
  life: SignedInLife;
  route: RouteStore;
};

/** The next launch, with the backup from "My data" and each topic's versions. */
export function NextSlot({ life, onOpen, onHome, places, status, notices }: NextSlotProps) {
  const { workspace } = life;
  const { actions } = workspace;

  async function restore(id: string, field: string, text: string): Promise<boolean> {
    if (!isFieldName(field)) return false;
    if (field === 'aiOutput') actions.editOutput(id, text);
    else actions.editText(id, field, text);
    return true;
  }
  return (
    <NextView
      life={life}
      // It validates each document as the server does: larger than the rest of this screen, and shared with "My data".
      saveBackup={async (onProgress) =>
        (await import('#client/features/account/account-view.tsx')).saveBackup(workspace, onProgress)
      }
      renderVersions={(id, onClose) => (
        <Preloaded
          of={versionsPart}
          props={{ id, workspace, onClose, onRestore: (field, text) => restore(id, field, text) }}
        />
      )}
      onOpen={onOpen}
      onHome={onHome}
      places={places}
      status={status}
      notices={notices}
    />
  );
}
