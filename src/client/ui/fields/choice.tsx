import { useId } from 'react';

type ChoiceProps<Value extends string | number> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** One choice of a few; the arrow keys move between them. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, options, value, onChoose } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border border-edge px-3.5 text-[0.9375rem] has-checked:border-gold has-checked:bg-gold-soft has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--c-focus)]"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="size-4 accent-[var(--c-gold)] outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
