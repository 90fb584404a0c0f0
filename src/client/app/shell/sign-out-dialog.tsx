import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { SIGN_OUT_COPY } from '#content/copy/person/sign-out.ts';

type SignOutDialogProps = { onStay: () => void; onSignOut: (keepsKey: boolean) => void };

/** Before a key is forgotten that took somebody an afternoon to get. */
export function SignOutDialog({ onStay, onSignOut }: SignOutDialogProps) {
  const [keepsKey, setKeepsKey] = useState(false);
  const { title, description, keep, kept, stay, confirm } = SIGN_OUT_COPY;
  return (
    <Dialog
      open
      onClose={onStay}
      size="small"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onStay}>
            {stay}
          </Button>
          <Button onClick={() => onSignOut(keepsKey)}>{confirm}</Button>
        </>
      }
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          type="checkbox"
          checked={keepsKey}
          onChange={(event) => setKeepsKey(event.target.checked)}
          className="size-5 shrink-0 accent-[var(--c-gold)]"
        />
        {keep}
      </label>
      {keepsKey && <p className="pb-2 pl-8 text-sm text-soft">{kept}</p>}
    </Dialog>
  );
}
