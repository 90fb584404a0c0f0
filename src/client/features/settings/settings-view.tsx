import { keepForReload } from '#client/adapters/device/after-reload.ts';
import { deviceLook } from '#client/adapters/device/look.ts';
import { reloadPage } from '#client/adapters/page/reload-page.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { tell } from '#client/ui/notices/tell.ts';
import { SETTINGS_COPY } from '#content/copy/person/settings.ts';
import type { PublicConfig } from '#domain/api/api-contract.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { type SettingsLife, settingsOf } from './settings-of.ts';
import { useNames } from './use-names.ts';

export type SettingsViewProps = {
  life: SettingsLife & { readonly workspace: Workspace; readonly config: PublicConfig };
  /** The reason for opening Settings, if there is one. */
  aim: 'key' | 'model' | null;
  onClose: () => void;
};

export function SettingsView({ life, aim, onClose }: SettingsViewProps) {
  return (
    <SettingsDialog
      open
      onClose={onClose}
      settings={settingsOf(life)}
      names={useNames(life.workspace)}
      look={deviceLook}
      allowedOrigins={life.config.aiOrigins}
      isKeyFirst={aim === 'key'}
      isModelRefused={aim === 'model'}
      onSaved={() => tell(SETTINGS_COPY.saved)}
      onReload={() => {
        keepForReload(SETTINGS_COPY.saved);
        reloadPage();
      }}
    />
  );
}
