import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { NextView, type NextViewProps } from '#client/features/next-launch/next-view.tsx';
import { versionsPart } from '#client/features/versions/versions-part.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import { isFieldName } from '#domain/blueprint/fields.ts';

type NextSlotProps = Omit<NextViewProps, 'saveBackup' | 'renderVersions'> & { life: SignedInLife };

/** The next launch, with the file of "My data" and the earlier versions of each topic. */
export function NextSlot(props: NextSlotProps) {
  const { workspace } = props.life;
  const { actions } = workspace;

  async function restore(id: string, field: string, text: string): Promise<boolean> {
    if (!isFieldName(field)) return false;
    if (field === 'aiOutput') actions.editOutput(id, text);
    else actions.editText(id, field, text);
    return true;
  }
  return (
    <NextView
      {...props}
      // It checks each document as the server does: more than the rest of this screen, and there with "My data".
      saveBackup={async (onProgress) =>
        (await import('#client/features/account/account-view.tsx')).saveBackup(workspace, onProgress)
      }
      renderVersions={(id, onClose) => (
        <Preloaded
          of={versionsPart}
          props={{ id, workspace, onClose, onRestore: (field, text) => restore(id, field, text) }}
        />
      )}
    />
  );
}
