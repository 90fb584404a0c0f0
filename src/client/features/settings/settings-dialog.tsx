import { useLayoutEffect, useRef } from 'react';
import type { LookKeeper } from '#client/adapters/device/look.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { SETTINGS_COPY } from '#content/copy/person/settings.ts';
import { AboutYou, type Names } from './about-you.tsx';
import { KeySettings, type KeySettingsProps } from './key-settings.tsx';
import { LookSettings } from './look-settings.tsx';
import { SettingsGroup } from './settings-group.tsx';

export type SettingsDialogProps = KeySettingsProps & { open: boolean; names: Names; look: LookKeeper };

export function SettingsDialog({ open, ...rest }: SettingsDialogProps) {
  return open ? <OpenSettingsDialog {...rest} /> : null;
}

function OpenSettingsDialog({ names, look, ...key }: Omit<SettingsDialogProps, 'open'>) {
  const { ai, title, saving, close } = SETTINGS_COPY;
  const { isKeyFirst = false } = key;
  const group = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The focused field scrolls into view by itself, but its explanation would be out of sight.
    if (isKeyFirst) group.current?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
  }, [isKeyFirst]);
  return (
    <Dialog open onClose={key.onClose} title={title} description={saving} closeLabel={close}>
      <div className="-mb-2 flex flex-col gap-6">
        <AboutYou names={names} />
        <LookSettings look={look} />
        <SettingsGroup title={ai.title} hint={ai.hint} group={group}>
          <KeySettings {...key} />
        </SettingsGroup>
      </div>
    </Dialog>
  );
}
