import { useEffect, useRef } from 'react';
import { Field } from '#client/ui/fields/field.tsx';
import { SETTINGS_COPY } from '#content/copy/person/settings.ts';
import { SettingsGroup } from './settings-group.tsx';

export type KnownName = 'clientName' | 'businessName';

/** The current names, with functions to change them. */
export type Names = Record<KnownName, string> & {
  /** Stored as typed. */
  onType: (name: KnownName, text: string) => void;
  /** Typing ended: now it counts. */
  onConfirm: () => void;
};

const LONGEST = 500;

/** Facts of the business, not of this dialog: saved as typed, and Cancel doesn't undo them. */
export function AboutYou({ names }: { names: Names }) {
  const { you } = SETTINGS_COPY;
  const confirm = useRef(names.onConfirm);
  confirm.current = names.onConfirm;
  // Escape closes the dialog without a blur event.
  useEffect(() => () => confirm.current(), []);
  return (
    <SettingsGroup title={you.title} hint={you.hint}>
      <div className="grid gap-4 sm:grid-cols-2">
        {(
          [
            ['clientName', you.name, 'name'],
            ['businessName', you.business, 'organization'],
          ] as const
        ).map(([name, label, autoComplete]) => (
          <Field
            key={name}
            label={label}
            autoComplete={autoComplete}
            maxLength={LONGEST}
            value={names[name]}
            onChange={(event) => names.onType(name, event.currentTarget.value)}
            onBlur={names.onConfirm}
          />
        ))}
      </div>
    </SettingsGroup>
  );
}
