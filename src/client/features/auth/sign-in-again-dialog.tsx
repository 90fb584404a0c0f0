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
  /** Another device has ended the session. */
  isEndedElsewhere: boolean;
  loadActions: LoadAuthActions;
  onSignedIn: (user: AppUser) => void;
  onClose: () => void;
  /** Somebody else signs in. Absent if the previous person's words would be lost. */
  onAnother: (() => void) | undefined;
};

/** Covers the editor, which stays mounted: caret and unsent words are still there afterwards. */
export function SignInAgainDialog(props: SignInAgainDialogProps) {
  const { open, user, isEndedElsewhere, loadActions, onSignedIn, onClose, onAnother } = props;
  const [isOther, setIsOther] = useState(false);
  const { title, description, endedElsewhere, notYou, another, otherUser, later } = SIGN_IN_AGAIN_COPY;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={isEndedElsewhere ? endedElsewhere : description}
      size="small"
      footer={
        <>
          {onAnother && (
            <Button variant="quiet" onClick={onAnother}>
              {another}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {later}
          </Button>
        </>
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
        {onAnother && <p className="text-sm text-soft">{notYou}</p>}
      </div>
    </Dialog>
  );
}
