import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Field } from '#client/ui/fields/field.tsx';
import { SETTINGS_COPY } from '#content/copy/person/settings.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import type { SettingsDraft, SettingsIssues } from './settings-draft.ts';
import type { Models } from './use-models.ts';

type AdvancedSettingsProps = {
  draft: SettingsDraft;
  issues: SettingsIssues;
  models: Models;
  isOpen: boolean;
  /** The model has the focus when the dialog opens. */
  isModelFirst: boolean;
  /** It is saved together with another address, not separately. */
  isModelWaiting: boolean;
  onToggle: (isOpen: boolean) => void;
  onChange: (change: Partial<SettingsDraft>) => void;
  /** Typing a model ended, or one was chosen from the list. */
  onModel: (model: string) => void;
  onLeaveBaseUrl: () => void;
};

export function AdvancedSettings(props: AdvancedSettingsProps) {
  const { draft, issues, isOpen, onToggle, onChange, onLeaveBaseUrl } = props;
  return (
    <details
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="group rounded-2xl border border-line"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-2xl px-4 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        {SETTINGS_COPY.advanced}
      </summary>
      <div className="flex flex-col gap-4 border-t border-line p-4">
        <ModelField {...props} />
        <Field
          label={SETTINGS_COPY.baseUrlLabel}
          hint={SETTINGS_COPY.baseUrlHint}
          error={issues.baseUrl}
          value={draft.baseUrl}
          inputMode="url"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder={AI_DEFAULTS.baseUrl}
          onChange={(event) => onChange({ baseUrl: event.currentTarget.value })}
          onBlur={onLeaveBaseUrl}
        />
      </div>
    </details>
  );
}

function ModelField(props: AdvancedSettingsProps) {
  const { draft, issues, models, isModelFirst, isModelWaiting, onChange, onModel } = props;
  const listId = useId();
  // Escape closes the dialog without a blur event. An empty name is no choice.
  const leave = useRef(() => {});
  leave.current = () => onModel(draft.model);
  useEffect(() => () => leave.current(), []);
  const hint = models.hasFailed ? SETTINGS_COPY.modelsFailed : SETTINGS_COPY.modelHint;
  return (
    <div>
      <Field
        label={SETTINGS_COPY.modelLabel}
        hint={isModelWaiting ? SETTINGS_COPY.modelWaits : hint}
        error={issues.model}
        value={draft.model}
        data-first={isModelFirst ? '' : undefined}
        list={listId}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder={AI_DEFAULTS.model}
        onChange={(event) => {
          const model = event.currentTarget.value;
          onChange({ model });
          if (models.names.includes(model)) onModel(model);
        }}
        onBlur={() => onModel(draft.model)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the form, which belongs to the key.
          event.preventDefault();
          onModel(draft.model);
        }}
      />
      <datalist id={listId}>
        {models.names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
