import { useEffect, useState } from 'react';
import { SettingsDialog } from '#client/features/settings/settings-dialog.tsx';
import type { LateParts } from './late-parts.ts';
import { settingsOf } from './late-stores.ts';

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
