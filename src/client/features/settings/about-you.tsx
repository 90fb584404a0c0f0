import { useEffect, useRef } from 'react';
import { Field } from '#client/ui/fields/field.tsx';
import { SETTINGS_COPY } from '#content/copy/person/settings.ts';
import { SettingsGroup } from './settings-group.tsx';

export type KnownName = 'clientName' | 'businessName';

/** The names as they are now, and the way to change them. */
export type Names = Record<KnownName, string> & {
  /** Kept as typed. */
  onType: (name: KnownName, text: string) => void;
  /** Done typing: from here on it counts. */
  onConfirm: () => void;
};

const LONGEST = 500;

/** Facts of the business, not of this dialog: they are saved as they are typed, and Cancel does not take them back. */
export function AboutYou({ names }: { names: Names }) {
  const { you } = SETTINGS_COPY;
  const confirm = useRef(names.onConfirm);
  confirm.current = names.onConfirm;
  // Escape takes the dialog away without a field ever losing the focus.
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
