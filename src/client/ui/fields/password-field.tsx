import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { UI_WORDS } from '#client/ui/words.ts';
import { Field, type FieldProps } from './field.tsx';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'trailing' | 'label'> & {
  label: string;
  showLabel?: string;
  hideLabel?: string;
  /** One of several in a form: its button names the field. */
  isOneOfSeveral?: boolean;
};

export function PasswordField({
  showLabel = UI_WORDS.show,
  hideLabel = UI_WORDS.hide,
  isOneOfSeveral = false,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const words = isShown ? hideLabel : showLabel;
  return (
    <Field
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      {...rest}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={words}
          aria-description={isOneOfSeveral ? rest.label : undefined}
          icon={<Icon aria-hidden="true" className="size-5" />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
