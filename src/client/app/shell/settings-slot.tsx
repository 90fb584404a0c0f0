import { useEffect, useState } from 'react';
import type { LateParts } from '#client/app/loading/late-parts.ts';
import { settingsOf } from '#client/app/loading/late-stores.ts';
import { SettingsDialog } from '#client/features/settings/settings-dialog.tsx';

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
    />
  );
}
