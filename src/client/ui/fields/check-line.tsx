import type { ReactNode } from 'react';
import './tick-box.css';

type CheckLineProps = {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** What it is about, if several have the same label. */
  about?: string;
  children: ReactNode;
};

/** A checkbox with its label. */
export function CheckLine({ isChecked, onChange, about, children }: CheckLineProps) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        aria-description={about}
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="tick-box"
      />
      {children}
    </label>
  );
}
