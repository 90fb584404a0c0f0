import { Button } from '#client/ui/button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { AUTH_COPY } from '#content/copy/person/auth.ts';
import type { Arrival, LoadAuthActions } from './auth-actions.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAuthForm } from './use-auth-form.ts';

type SignUpFormProps = {
  loadActions: LoadAuthActions;
  onSignedIn: (arrival: Arrival) => void;
  email: string;
  onEmail: (email: string) => void;
};

export function SignUpForm({ loadActions, onSignedIn, email, onEmail }: SignUpFormProps) {
  const { isBusy, issues, slip, message, handlers } = useAuthForm(
    async (value) =>
      (await loadActions()).signUp({
        email: value('email'),
        password: value('password'),
        confirmPassword: value('confirmPassword'),
      }),
    onSignedIn,
    AUTH_COPY.unreachable,
  );
  return (
    <form method="dialog" noValidate {...handlers} className="flex flex-col gap-5">
      {message && <ErrorBox>{message}</ErrorBox>}
      <EmailField error={issues.email} slip={slip} defaultValue={email} onInput={onEmail} />
      <NewPasswordFields label={AUTH_COPY.password} errors={issues} />
      <Button
        type="submit"
        size="large"
        isBusy={isBusy}
        busyLabel={AUTH_COPY.signUp.busy}
        className="mt-1 w-full"
      >
        {AUTH_COPY.signUp.submit}
      </Button>
    </form>
  );
}
