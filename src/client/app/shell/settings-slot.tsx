import { keepForReload } from '#client/adapters/device/after-reload.ts';
import { deviceLook } from '#client/adapters/device/look.ts';
import { reloadPage } from '#client/adapters/page/reload-page.ts';
import { settingsOf } from '#client/app/loading/late-stores.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { SettingsDialog } from '#client/features/settings/settings-dialog.tsx';
import { tell } from '#client/ui/notices/quick-notice.tsx';
import { SETTINGS_COPY } from '#content/copy/person/settings.ts';
import { useNames } from './use-names.ts';

export type SettingsSlotProps = { life: SignedInLife; isModelRefused: boolean; onClose: () => void };

export function SettingsSlot({ life, isModelRefused, onClose }: SettingsSlotProps) {
  return (
    <SettingsDialog
      open
      onClose={onClose}
      settings={settingsOf(life)}
      names={useNames(life.workspace)}
      look={deviceLook}
      allowedOrigins={life.config.aiOrigins}
      isModelRefused={isModelRefused}
      onSaved={() => tell(SETTINGS_COPY.saved)}
      onReload={() => {
        keepForReload(SETTINGS_COPY.saved);
        reloadPage();
      }}
    />
  );
}
