import { Printer } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { LOAD_COPY } from '#content/copy/week-load.ts';

/** The tasks shown: everybody's, or those of one helper. */
export type Whose = 'all' | { readonly helper: string };

type HelperFilterProps = {
  names: readonly string[];
  value: Whose;
  onChange: (value: Whose) => void;
  onPrint: () => void;
};

export function HelperFilter({ names, value, onChange, onPrint }: HelperFilterProps) {
  const copy = LOAD_COPY.helpers;
  const current = value === 'all' ? null : value.helper;
  const choices = [null, ...names];
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 print:hidden">
      <fieldset aria-label={copy.label} className="flex flex-wrap gap-1.5">
        {choices.map((name) => (
          <button
            key={name ?? ''}
            type="button"
            aria-pressed={name === current}
            onClick={() => onChange(name === null ? 'all' : { helper: name })}
            className={classNames(
              'min-h-9 cursor-pointer rounded-full border px-3 text-sm font-semibold',
              name === current ? 'border-ink bg-surface text-ink' : 'border-line text-soft hover:text-ink',
            )}
          >
            {name === null ? copy.all : copy.for(name)}
          </button>
        ))}
      </fieldset>
      {current !== null && (
        <Button
          size="small"
          variant="quiet"
          icon={<Printer aria-hidden="true" className="size-4.5" />}
          onClick={onPrint}
        >
          {copy.print(current)}
        </Button>
      )}
    </div>
  );
}
