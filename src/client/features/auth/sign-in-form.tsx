import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { AUTH_COPY } from '#content/copy/person/auth.ts';
import type { Arrival, LoadAuthActions } from './auth-actions.ts';
import { EmailField } from './email-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

type SignInFormProps = {
  loadActions: LoadAuthActions;
  onSignedIn: (arrival: Arrival) => void;
  email?: string;
  /** The re-sign-in prompt knows whose work is open: another email would not help. */
  isEmailFixed?: boolean;
  onEmail?: (email: string) => void;
};

export function SignInForm({ loadActions, onSignedIn, email, isEmailFixed, onEmail }: SignInFormProps) {
  const { isBusy, issues, slip, message, handlers } = useAuthForm(
    async (value) => (await loadActions()).signIn({ email: value('email'), password: value('password') }),
    onSignedIn,
    AUTH_COPY.unreachable,
  );
  return (
    // Before this page's script runs, `method="dialog"` outside a dialog sends nothing: any other form would put the
    // password into the URL.
    <form method="dialog" noValidate {...handlers} className="flex flex-col gap-5">
      {message && <ErrorBox>{message}</ErrorBox>}
      <EmailField
        error={issues.email}
        slip={slip}
        {...(email !== undefined && { defaultValue: email })}
        {...(isEmailFixed !== undefined && { readOnly: isEmailFixed })}
        {...(onEmail && { onInput: onEmail })}
      />
      <PasswordField
        id="password"
        data-first
        name="password"
        label={AUTH_COPY.password}
        autoComplete="current-password"
        required
        showLabel={AUTH_COPY.showPassword}
        hideLabel={AUTH_COPY.hidePassword}
        error={issues.password}
      />
      <Button
        type="submit"
        size="large"
        isBusy={isBusy}
        busyLabel={AUTH_COPY.signIn.busy}
        className="mt-1 w-full"
      >
        {AUTH_COPY.signIn.submit}
      </Button>
    </form>
  );
}
