import { type FormEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
import { reloadPage } from '#client/adapters/page/reload-page.ts';
import { Button } from '#client/ui/button.tsx';
import { focusWrong } from '#client/ui/fields/focus-wrong.ts';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { SETTINGS_COPY } from '#content/copy/person/settings.ts';
import { AI_DEFAULTS, normalizeBaseUrl } from '#domain/ai/settings.ts';
import { AdvancedSettings } from './advanced-settings.tsx';
import { KeyCheck } from './key-check.tsx';
import { KeyGuide } from './key-guide.tsx';
import { PlanCost } from './plan-cost.tsx';
import {
  checkDraft,
  draftOf,
  followBaseUrl,
  type SettingsDraft,
  type SettingsIssues,
} from './settings-draft.ts';
import type { SettingsStore } from './settings-store.ts';
import { useModels } from './use-models.ts';

export type KeySettingsProps = {
  onClose: () => void;
  settings: SettingsStore;
  /** Origins that the operator allows; empty for any. */
  allowedOrigins: readonly string[];
  /** The person came to enter a key. */
  isKeyFirst?: boolean;
  /** The service refused the stored model: opens an empty field, where the browser suggests all of the key's models. */
  isModelRefused?: boolean;
  /** Saved and stored in this browser. */
  onSaved?: () => void;
  /** The page's policy was narrowed to the old address at load time, and can't be widened. */
  onReload?: () => void;
};

/** The key with its two buttons, and the model. */
export function KeySettings(props: KeySettingsProps) {
  const { onClose, settings, allowedOrigins, onReload = reloadPage } = props;
  const { isModelRefused = false, onSaved } = props;
  const stored = useStore(settings);
  const [draft, setDraft] = useState(() => draftOf(isModelRefused ? { ...stored, model: '' } : stored));
  const [issues, setIssues] = useState<SettingsIssues>({});
  const [isAdvancedOpen, setIsAdvancedOpen] = useState(
    isModelRefused || stored.model !== AI_DEFAULTS.model || stored.baseUrl !== AI_DEFAULTS.baseUrl,
  );
  const [hasChecked, setHasChecked] = useState(false);
  const [firstModel] = useState(stored.model);
  const [isNotKept, setIsNotKept] = useState(false);
  const formId = useId();
  const isOtherAddress = draft.keyBaseUrl !== stored.baseUrl;
  const isGuided = draft.baseUrl === AI_DEFAULTS.baseUrl;
  const hasKey = draft.key.trim() !== '';
  // The suggestion is one click away before the first plan, without opening or checking anything.
  const isUntouched =
    hasKey && draft.key === stored.openAIKey && stored.model === AI_DEFAULTS.model && !isModelRefused;
  const isListWanted = isAdvancedOpen || hasChecked || isUntouched;
  const models = useModels(isListWanted && !isOtherAddress, draft, allowedOrigins);

  function change(part: Partial<SettingsDraft>) {
    setDraft({ ...draft, ...part });
    setIssues({});
  }

  function validate() {
    const followed = followBaseUrl(draft, stored);
    setDraft(followed);
    const { endpoint, issues: found = {} } = checkDraft(followed, allowedOrigins);
    setIssues(found);
    if (found.model || found.baseUrl) setIsAdvancedOpen(true);
    return endpoint;
  }

  // A model for another address waits until the key is saved with that address.
  const isModelWaiting = normalizeBaseUrl(draft.baseUrl) !== stored.baseUrl;
  function saveModel(typed: string) {
    const model = typed.trim();
    if (isModelWaiting || model === '' || model === stored.model) return;
    stored.chooseModel(model);
    setIsNotKept(!settings.getState().isKept());
  }
  function pickModel(model: string) {
    change({ model });
    saveModel(model);
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const endpoint = validate();
    if (!endpoint) return focusWrong(event.currentTarget);
    const isMoved = endpoint.baseUrl !== stored.baseUrl;
    stored.saveEndpoint(endpoint);
    if (!settings.getState().isKept()) return setIsNotKept(true);
    onSaved?.();
    onClose();
    if (isMoved) onReload();
  }

  return (
    <form
      noValidate
      onSubmit={save}
      className="flex flex-col gap-5 [&_:is(input,summary,button)]:scroll-mb-20"
    >
      {isNotKept && <Notice>{SETTINGS_COPY.notKept}</Notice>}
      <PasswordField
        label={SETTINGS_COPY.keyLabel}
        placeholder={SETTINGS_COPY.keyPlaceholder}
        showLabel={SETTINGS_COPY.showKey}
        hideLabel={SETTINGS_COPY.hideKey}
        hint={isOtherAddress ? SETTINGS_COPY.newAddress : undefined}
        error={issues.key}
        data-first={props.isKeyFirst ? '' : undefined}
        value={draft.key}
        autoComplete="off"
        aria-describedby={`${formId}-key`}
        onChange={(event) => change({ key: event.currentTarget.value })}
      />
      <p id={`${formId}-key`} className="-mt-3 text-sm text-soft">
        {issues.key && isGuided ? helpFor(draft.key) : SETTINGS_COPY.keyPrivacy}
      </p>
      <KeyCheck
        key={`${draft.key} ${draft.model} ${draft.keyBaseUrl}`}
        validate={validate}
        isPossible={!isOtherAddress}
        isSaved={draft.key === stored.openAIKey}
        visible={models.names}
        chosen={draft.model}
        onChoose={pickModel}
        onChecked={(code) => {
          setHasChecked(true);
          if (code === 'ai-model-not-found') setIsAdvancedOpen(true);
        }}
      />
      <output className="-mb-3 text-sm font-medium text-good empty:hidden">
        {stored.model !== firstModel &&
          stored.model === draft.model.trim() &&
          SETTINGS_COPY.modelSaved(stored.model)}
      </output>
      {hasKey && <PlanCost model={draft.model} baseUrl={draft.keyBaseUrl} />}
      {isGuided && <KeyGuide isOpen={stored.openAIKey === null} isPriced={!hasKey} />}
      <AdvancedSettings
        draft={draft}
        issues={issues}
        models={models}
        isOpen={isAdvancedOpen}
        isModelFirst={isModelRefused}
        isModelWaiting={isModelWaiting}
        onToggle={setIsAdvancedOpen}
        onChange={change}
        onModel={saveModel}
        onLeaveBaseUrl={() => setDraft(followBaseUrl(draft, stored))}
      />
      {stored.openAIKey !== null && (
        <Button
          variant="quiet"
          size="small"
          className="self-start"
          onClick={() => {
            stored.clearOpenAIKey();
            setDraft({ ...draft, key: '' });
          }}
        >
          {SETTINGS_COPY.removeKey}
        </Button>
      )}
      {/* At the bottom edge while this group is in sight. In the flow they would move under the pointer, because
          leaving a field may change the content above them. */}
      <div className="sticky bottom-0 -mx-6 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-6 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] short:gap-2 short:px-3 short:pt-2 short:pb-2">
        <Button variant="secondary" onClick={onClose}>
          {SETTINGS_COPY.cancel}
        </Button>
        <Button type="submit">{SETTINGS_COPY.save}</Button>
      </div>
    </form>
  );
}

const OF_OTHERS = /^\s*(?:sk-(?:ant|or)-|gsk_|AIza|xai-)/;

function helpFor(key: string): string {
  if (key.trim() === '') return SETTINGS_COPY.keyEmpty;
  return OF_OTHERS.test(key) ? SETTINGS_COPY.keyOfOther : SETTINGS_COPY.keyHelp;
}
