import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { AUTH_COPY } from '#content/copy/person/auth.ts';
import { FORGOT_COPY, RESET_COPY } from '#content/copy/person/reset.ts';
import type { LoadAuthActions } from './auth-actions.ts';
import { AuthLayout } from './auth-layout.tsx';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { TextButton } from './text-button.tsx';
import { useAuthForm } from './use-auth-form.ts';

type ForgotScreenProps = {
  brandName: string;
  loadActions: LoadAuthActions;
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
};

/** Requests a link to choose another password. */
export function ForgotScreen({ brandName, loadActions, email, onEmail, onBack }: ForgotScreenProps) {
  const { title, subtitle, submit, busy, sentTitle, sent } = FORGOT_COPY;
  const [isSent, setIsSent] = useState(false);
  const { isBusy, issues, message, handlers } = useAuthForm(
    async (value) => (await loadActions()).requestReset(value('email')),
    () => setIsSent(true),
    AUTH_COPY.unreachable,
  );
  useTabTitle(title);
  // The clicked button is gone: without this, focus restarts at the top.
  useEffect(() => document.querySelector('h1')?.focus(), []);
  return (
    <AuthLayout brandName={brandName} title={title} subtitle={subtitle}>
      {isSent ? (
        <output ref={takeFocus} tabIndex={-1} className="block rounded-xl bg-good-soft px-4 py-4 text-good">
          <strong className="block font-semibold">{sentTitle}</strong>
          {sent}
        </output>
      ) : (
        <form method="dialog" noValidate {...handlers} className="flex flex-col gap-5">
          {message && <ErrorBox>{message}</ErrorBox>}
          <EmailField error={issues.email} defaultValue={email} onInput={onEmail} />
          <Button type="submit" size="large" isBusy={isBusy} busyLabel={busy} className="mt-1 w-full">
            {submit}
          </Button>
        </form>
      )}
      <Back onClick={onBack} />
    </AuthLayout>
  );
}

type ResetScreenProps = {
  brandName: string;
  token: string;
  loadActions: LoadAuthActions;
  onLeave: () => void;
};

/** The page behind the link. */
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

  useTabTitle(copy.title);
  const leave = () => {
    onLeave();
    requestAnimationFrame(() => document.querySelector('h1')?.focus());
  };
  useEffect(() => {
    if (isDone) document.querySelector('h1')?.focus();
  }, [isDone]);

  if (isDone) {
    return (
      <AuthLayout brandName={brandName} title={copy.doneTitle} subtitle={copy.done}>
        <Button size="large" onClick={leave} className="w-full">
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
      <Back onClick={leave} />
    </AuthLayout>
  );
}

function Back({ onClick }: { onClick: () => void }): ReactNode {
  return (
    <div className="mt-6 text-center">
      <TextButton onClick={onClick}>{FORGOT_COPY.back}</TextButton>
    </div>
  );
}

/** Replaces a form whose button had the focus: it would fall to the top of the page, and nobody would hear this message. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = AUTH_COPY.tabTitle(title);
  }, [title]);
}
