import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { AUTH_COPY } from '#content/copy/person/auth.ts';

type NewPasswordFieldsProps = {
  label: string;
  errors: { password?: string; confirmPassword?: string };
};

export function NewPasswordFields({ label, errors }: NewPasswordFieldsProps) {
  const shared = {
    autoComplete: 'new-password',
    required: true,
    showLabel: AUTH_COPY.showPassword,
    hideLabel: AUTH_COPY.hidePassword,
    isOneOfSeveral: true,
  };
  return (
    <>
      <PasswordField
        {...shared}
        id="password"
        name="password"
        label={label}
        hint={AUTH_COPY.passwordHint}
        error={errors.password}
      />
      <PasswordField
        {...shared}
        id="confirmPassword"
        name="confirmPassword"
        label={AUTH_COPY.confirmPassword}
        error={errors.confirmPassword}
      />
    </>
  );
}
