import { useState } from 'react';
import type { LookKeeper } from '#client/adapters/device/look.ts';
import { Choice } from '#client/ui/fields/choice.tsx';
import { SETTINGS_COPY } from '#content/copy/person/settings.ts';
import { type Look, TEXT_SIZES, THEMES } from '#domain/look.ts';
import { SettingsGroup } from './settings-group.tsx';

export function LookSettings({ look: keeper }: { look: LookKeeper }) {
  const [look, setLook] = useState(keeper.read);
  const copy = SETTINGS_COPY.look;
  function choose(part: Partial<Look>) {
    const next = { ...look, ...part };
    setLook(next);
    keeper.keep(next);
  }
  return (
    <SettingsGroup title={copy.title} hint={copy.hint}>
      <Choice
        legend={copy.theme}
        options={THEMES.map((value) => ({ value, label: copy.themes[value] }))}
        value={look.theme}
        onChoose={(theme) => choose({ theme })}
      />
      <Choice
        legend={copy.textSize}
        options={TEXT_SIZES.map((value) => ({ value, label: copy.percent(value) }))}
        value={look.textSize}
        onChoose={(textSize) => choose({ textSize })}
      />
    </SettingsGroup>
  );
}
