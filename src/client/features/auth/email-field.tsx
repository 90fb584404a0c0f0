import { Field } from '#client/ui/fields/field.tsx';
import { AUTH_COPY } from '#content/copy/person/auth.ts';
import type { EmailSlip } from '#domain/account/account.ts';

type EmailFieldProps = {
  error: string | undefined;
  slip?: EmailSlip | undefined;
  defaultValue?: string;
  readOnly?: boolean;
  onInput?: (email: string) => void;
};

export function EmailField({ error, slip, defaultValue, readOnly, onInput }: EmailFieldProps) {
  const isSlip = error !== undefined && slip !== undefined;
  return (
    <>
      <Field
        id="email"
        name="email"
        type="email"
        label={AUTH_COPY.email}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="off"
        spellCheck={false}
        required
        error={error}
        aria-describedby={isSlip ? 'email-slip' : undefined}
        defaultValue={defaultValue}
        readOnly={readOnly}
        onInput={(event) => onInput?.(event.currentTarget.value)}
      />
      {isSlip && (
        <p id="email-slip" className="-mt-3.5 text-sm text-soft">
          {AUTH_COPY.emailSlip[slip]}
        </p>
      )}
    </>
  );
}
