import { Field } from '#client/ui/fields/field.tsx';
import { AUTH_COPY } from '#content/copy/person/auth.ts';

type EmailFieldProps = {
  error: string | undefined;
  defaultValue?: string;
  readOnly?: boolean;
  onInput?: (email: string) => void;
};

export function EmailField({ error, defaultValue, readOnly, onInput }: EmailFieldProps) {
  return (
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
      defaultValue={defaultValue}
      readOnly={readOnly}
      onInput={(event) => onInput?.(event.currentTarget.value)}
    />
  );
}
