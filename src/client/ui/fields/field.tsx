import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

export type FieldProps = ComponentProps<'input'> &
  FieldWords & {
    /** A control laid over the right end of the input, such as show-password. */
    trailing?: ReactNode;
  };

export function Field({ label, isLabelHidden, hint, error, trailing, className, ...rest }: FieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const words = { label, hint, error, ...(isLabelHidden !== undefined && { isLabelHidden }) };
  return (
    <FieldFrame id={id} {...words}>
      <div className="relative">
        <input
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, words, rest['aria-describedby'])}
          className={classNames('control min-h-12', trailing ? 'pr-13' : undefined, className)}
        />
        {trailing && <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>}
      </div>
    </FieldFrame>
  );
}
