import { useEffect, useState } from 'react';
import { keepForReload } from '#client/adapters/device/after-reload.ts';
import type { LateParts } from '#client/app/loading/late-parts.ts';
import { settingsOf } from '#client/app/loading/late-stores.ts';
import { SettingsDialog } from '#client/features/settings/settings-dialog.tsx';
import { tell } from '#client/ui/quick-notice.tsx';
import { SETTINGS_COPY } from '#content/copy/settings.ts';

export type SettingsSlotProps = { late: LateParts; allowedOrigins: readonly string[]; onClose: () => void };

export function SettingsSlot({ late, allowedOrigins, onClose }: SettingsSlotProps) {
  const [isModelRefused] = useState(late.isModelRefused === true);
  useEffect(() => {
    late.isModelRefused = false;
  }, [late]);
  return (
    <SettingsDialog
      open
      onClose={onClose}
      settings={settingsOf(late)}
      allowedOrigins={allowedOrigins}
      isModelRefused={isModelRefused}
      onSaved={() => tell(SETTINGS_COPY.saved)}
      onReload={() => {
        keepForReload(SETTINGS_COPY.saved);
        location.reload();
      }}
    />
  );
}
