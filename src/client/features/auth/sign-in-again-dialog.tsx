import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { SIGN_IN_AGAIN_COPY } from '#content/copy/person/sign-in-again.ts';
import type { AppUser } from '#domain/account/account.ts';
import type { LoadAuthActions } from './auth-actions.ts';
import { SignInForm } from './sign-in-form.tsx';

type SignInAgainDialogProps = {
  open: boolean;
  user: AppUser;
  loadActions: LoadAuthActions;
  onSignedIn: (user: AppUser) => void;
  onClose: () => void;
};

/** Lies over the editor, which stays mounted: caret and unsent words are still there afterwards. */
export function SignInAgainDialog({ open, user, loadActions, onSignedIn, onClose }: SignInAgainDialogProps) {
  const [isOther, setIsOther] = useState(false);
  const { title, description, otherUser, later } = SIGN_IN_AGAIN_COPY;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      size="small"
      footer={
        <Button variant="quiet" onClick={onClose}>
          {later}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pb-1">
        {isOther && <ErrorBox>{otherUser}</ErrorBox>}
        <SignInForm
          loadActions={loadActions}
          {...(user.email && { email: user.email, isEmailFixed: true })}
          onSignedIn={(arrival) => {
            setIsOther(arrival.user.uid !== user.uid);
            onSignedIn(arrival.user);
          }}
        />
      </div>
    </Dialog>
  );
}
