import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { AUTH_COPY } from '#content/copy/person/auth.ts';
import type { LoadAuthActions } from './auth-actions.ts';
import { EmailField } from './email-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

type ForgotFormProps = { loadActions: LoadAuthActions; email: string; onEmail: (email: string) => void };

export function ForgotForm({ loadActions, email, onEmail }: ForgotFormProps) {
  const [isSent, setIsSent] = useState(false);
  const { isBusy, issues, message, handlers } = useAuthForm(
    async (value) => (await loadActions()).requestReset(value('email')),
    () => setIsSent(true),
    AUTH_COPY.unreachable,
  );
  const { submit, busy, sentTitle, sent } = AUTH_COPY.forgot;
  if (isSent) {
    return (
      <output className="block rounded-xl bg-good-soft px-4 py-4 text-good">
        <strong className="block font-semibold">{sentTitle}</strong>
        {sent}
      </output>
    );
  }
  return (
    <form method="dialog" noValidate {...handlers} className="flex flex-col gap-5">
      {message && <ErrorBox>{message}</ErrorBox>}
      <EmailField error={issues.email} defaultValue={email} onInput={onEmail} />
      <Button type="submit" size="large" isBusy={isBusy} busyLabel={busy} className="mt-1 w-full">
        {submit}
      </Button>
    </form>
  );
}
