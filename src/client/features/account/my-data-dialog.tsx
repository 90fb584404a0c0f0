import { useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { ACCOUNT_COPY } from '#content/copy/person/account.ts';
import type { AccountServices } from './account-services.ts';
import { DeleteAccountPart } from './delete-account-part.tsx';
import { DownloadPart } from './download-part.tsx';
import { EmailPart } from './email-part.tsx';
import { EverywherePart } from './everywhere-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { RestorePart } from './restore-part.tsx';

type MyDataDialogProps = { onClose: () => void; services: AccountServices };

/** The unfolded part; one at a time, so that two password fields never appear together. */
export type Unfolded = 'password' | 'everywhere' | 'remove' | null;

export function MyDataDialog({ onClose, services }: MyDataDialogProps) {
  const [unfolded, setUnfolded] = useState<Unfolded>(null);
  const foldOf = (part: Exclude<Unfolded, null>) => ({
    isOpen: unfolded === part,
    onToggle: (isOpen: boolean) => setUnfolded(isOpen ? part : null),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={ACCOUNT_COPY.title}
      description={ACCOUNT_COPY.description}
      closeLabel={ACCOUNT_COPY.close}
    >
      <div className="lined pb-5">
        <DownloadPart services={services} />
        <RestorePart services={services} />
        <EmailPart email={services.user.email} />
        <PasswordPart services={services} fold={foldOf('password')} />
        <EverywherePart services={services} fold={foldOf('everywhere')} />
        <DeleteAccountPart services={services} fold={foldOf('remove')} />
      </div>
    </Dialog>
  );
}
