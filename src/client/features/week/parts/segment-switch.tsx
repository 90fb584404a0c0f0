import { classNames } from '#client/ui/class-names.ts';

type SegmentSwitchProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

export function SegmentSwitch<Value extends string>(props: SegmentSwitchProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <fieldset
      aria-label={label}
      className="flex w-fit max-w-full flex-wrap rounded-xl border border-line bg-sunken p-0.5"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classNames(
            'min-h-10 grow cursor-pointer rounded-[0.65rem] px-[min(1rem,4vw)] text-sm font-semibold',
            option.value === value ? 'bg-surface text-ink shadow-lift' : 'text-soft hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
