import { type FormEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
import type { LookKeeper } from '#client/adapters/device/look.ts';
import { reloadPage } from '#client/adapters/page/reload-page.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { focusWrong } from '#client/ui/fields/focus-wrong.ts';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { SETTINGS_COPY } from '#content/copy/person/settings.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import { AboutYou, type Names } from './about-you.tsx';
import { AdvancedSettings } from './advanced-settings.tsx';
import { KeyCheck } from './key-check.tsx';
import { KeyGuide } from './key-guide.tsx';
import { LookSettings } from './look-settings.tsx';
import { PlanCost } from './plan-cost.tsx';
import {
  checkDraft,
  draftOf,
  followBaseUrl,
  type SettingsDraft,
  type SettingsIssues,
} from './settings-draft.ts';
import type { SettingsStore } from './settings-store.ts';

export type SettingsDialogProps = {
  open: boolean;
  onClose: () => void;
  settings: SettingsStore;
  names: Names;
  look: LookKeeper;
  /** Origins that the operator allows; none means any. */
  allowedOrigins: readonly string[];
  /** The service refused the stored model: opens on an empty field, where the browser offers all that the key sees. */
  isModelRefused?: boolean;
  /** Saved, and kept by this browser. */
  onSaved?: () => void;
  /** The page's policy was narrowed to the old address when it loaded, and cannot be widened. */
  onReload?: () => void;
};

export function SettingsDialog({ open, ...rest }: SettingsDialogProps) {
  return open ? <OpenSettingsDialog {...rest} /> : null;
}

function OpenSettingsDialog(props: Omit<SettingsDialogProps, 'open'>) {
  const { onClose, settings, allowedOrigins, onReload = reloadPage } = props;
  const { isModelRefused = false, onSaved } = props;
  const stored = useStore(settings);
  const [draft, setDraft] = useState(() => draftOf(isModelRefused ? { ...stored, model: '' } : stored));
  const [issues, setIssues] = useState<SettingsIssues>({});
  const [isAdvancedOpen, setIsAdvancedOpen] = useState(
    isModelRefused || stored.model !== AI_DEFAULTS.model || stored.baseUrl !== AI_DEFAULTS.baseUrl,
  );
  const [isNotKept, setIsNotKept] = useState(false);
  const formId = useId();
  const isOtherAddress = draft.keyBaseUrl !== stored.baseUrl;
  const isGuided = draft.baseUrl === AI_DEFAULTS.baseUrl;

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
    <Dialog
      open
      onClose={onClose}
      title={SETTINGS_COPY.title}
      closeLabel={SETTINGS_COPY.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {SETTINGS_COPY.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {SETTINGS_COPY.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="flex flex-col gap-5 pb-2">
        {isNotKept && <Notice>{SETTINGS_COPY.notKept}</Notice>}
        <PasswordField
          label={SETTINGS_COPY.keyLabel}
          placeholder={SETTINGS_COPY.keyPlaceholder}
          showLabel={SETTINGS_COPY.showKey}
          hideLabel={SETTINGS_COPY.hideKey}
          hint={isOtherAddress ? SETTINGS_COPY.newAddress : undefined}
          error={issues.key}
          data-first={stored.openAIKey === null ? '' : undefined}
          value={draft.key}
          autoComplete="off"
          aria-describedby={`${formId}-key`}
          onChange={(event) => change({ key: event.currentTarget.value })}
        />
        <p id={`${formId}-key`} className="-mt-3 text-sm text-soft">
          {issues.key && isGuided ? SETTINGS_COPY.keyHelp : SETTINGS_COPY.keyPrivacy}
        </p>
        <KeyCheck
          key={`${draft.key} ${draft.model} ${draft.keyBaseUrl}`}
          validate={validate}
          isPossible={!isOtherAddress}
          onModelRefused={() => setIsAdvancedOpen(true)}
        />
        {isGuided && <KeyGuide isOpen={stored.openAIKey === null} />}
        <PlanCost model={draft.model} baseUrl={draft.keyBaseUrl} />
        <AdvancedSettings
          draft={draft}
          issues={issues}
          isOpen={isAdvancedOpen}
          isModelFirst={isModelRefused}
          isListed={!isOtherAddress}
          allowedOrigins={allowedOrigins}
          onToggle={setIsAdvancedOpen}
          onChange={change}
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
      </form>
      <div className="mt-6 flex flex-col gap-7 border-t border-line pt-6 pb-2">
        <AboutYou names={props.names} />
        <LookSettings look={props.look} />
      </div>
    </Dialog>
  );
}
