import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Field } from '#client/ui/fields/field.tsx';
import { SETTINGS_COPY } from '#content/copy/person/settings.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import { RecommendedModel } from './recommended-model.tsx';
import type { SettingsDraft, SettingsIssues } from './settings-draft.ts';
import { useModels } from './use-models.ts';

type AdvancedSettingsProps = {
  draft: SettingsDraft;
  issues: SettingsIssues;
  isOpen: boolean;
  /** The model has the focus when the dialog opens. */
  isModelFirst: boolean;
  /** Whether the service may be asked for its models. */
  isListed: boolean;
  allowedOrigins: readonly string[];
  onToggle: (isOpen: boolean) => void;
  onChange: (change: Partial<SettingsDraft>) => void;
  onLeaveBaseUrl: () => void;
};

export function AdvancedSettings(props: AdvancedSettingsProps) {
  const { draft, issues, isOpen, isModelFirst, isListed, allowedOrigins } = props;
  const { onToggle, onChange, onLeaveBaseUrl } = props;
  const listId = useId();
  const models = useModels(isOpen && isListed, draft, allowedOrigins);
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
        <Field
          label={SETTINGS_COPY.modelLabel}
          hint={models.hasFailed ? SETTINGS_COPY.modelsFailed : SETTINGS_COPY.modelHint}
          error={issues.model}
          value={draft.model}
          data-first={isModelFirst ? '' : undefined}
          list={listId}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder={AI_DEFAULTS.model}
          onChange={(event) => onChange({ model: event.currentTarget.value })}
        />
        <RecommendedModel
          visible={models.names}
          chosen={draft.model}
          onChoose={(model) => onChange({ model })}
        />
        <datalist id={listId}>
          {models.names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
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
