import { useId } from 'react';
import { ACCOUNT_COPY } from '#content/copy/person/account.ts';
import { fieldWords } from '#content/copy/words/field-words.ts';
import type { DifferingPart } from '#domain/backup/backup-restore.ts';

type DifferenceRowProps = {
  title: string;
  parts: readonly DifferingPart[];
  choice: 'mine' | 'file';
  onChoose: (choice: 'mine' | 'file') => void;
};

/** A blueprint that differs. The current one stays, unless the person chooses the file's. */
export function DifferenceRow({ title, parts, choice, onChoose }: DifferenceRowProps) {
  const copy = ACCOUNT_COPY.restore;
  const name = useId();
  const options = [
    { value: 'mine', label: copy.keep },
    { value: 'file', label: copy.take },
  ] as const;
  return (
    <fieldset className="mt-2 rounded-xl border border-line bg-surface px-3 py-2">
      <legend className="float-left w-full font-medium">{title}</legend>
      <p className="clear-both text-sm text-soft">
        {copy.whatDiffers(parts.map(partWords).join(', ').toLowerCase())}
      </p>
      <div className="flex flex-wrap gap-x-5">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2 text-[0.9375rem]">
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => onChoose(value)}
              className="size-4.5 accent-[var(--c-gold)]"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function partWords(part: DifferingPart): string {
  return part === 'progress' ? ACCOUNT_COPY.restore.progressPart : fieldWords(part);
}
