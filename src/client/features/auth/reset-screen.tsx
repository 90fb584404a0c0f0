import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { AUTH_COPY } from '#content/copy/person/auth.ts';
import { RESET_COPY } from '#content/copy/person/reset.ts';
import type { LoadAuthActions } from './auth-actions.ts';
import { AuthLayout } from './auth-layout.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { TextButton } from './text-button.tsx';
import { useAuthForm } from './use-auth-form.ts';

type ResetScreenProps = {
  brandName: string;
  token: string;
  loadActions: LoadAuthActions;
  onLeave: () => void;
};

export function ResetScreen({ brandName, token, loadActions, onLeave }: ResetScreenProps) {
  const copy = RESET_COPY;
  const [isDone, setIsDone] = useState(false);
  const { isBusy, issues, message, handlers } = useAuthForm(
    async (value) =>
      (await loadActions()).resetPassword(token, {
        password: value('password'),
        confirmPassword: value('confirmPassword'),
      }),
    () => setIsDone(true),
    AUTH_COPY.unreachable,
  );

  useEffect(() => {
    document.title = AUTH_COPY.tabTitle(RESET_COPY.title);
  }, []);

  if (isDone) {
    return (
      <AuthLayout brandName={brandName} title={copy.doneTitle} subtitle={copy.done}>
        <Button size="large" onClick={onLeave} className="w-full">
          {copy.toSignIn}
        </Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout brandName={brandName} title={copy.title} subtitle={copy.subtitle}>
      <form method="dialog" noValidate {...handlers} className="flex flex-col gap-5">
        {message && <ErrorBox>{message}</ErrorBox>}
        {token === '' && <ErrorBox>{copy.missingToken}</ErrorBox>}
        <NewPasswordFields label={AUTH_COPY.newPassword} errors={issues} />
        <Button
          type="submit"
          size="large"
          disabled={token === ''}
          isBusy={isBusy}
          busyLabel={copy.busy}
          className="mt-1 w-full"
        >
          {copy.submit}
        </Button>
      </form>
      <div className="mt-6 text-center">
        <TextButton onClick={onLeave}>{AUTH_COPY.forgot.back}</TextButton>
      </div>
    </AuthLayout>
  );
}
