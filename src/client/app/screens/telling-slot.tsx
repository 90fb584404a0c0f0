import { useEffect } from 'react';
import type { RouteStore } from '#client/app/route.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { settingsOf } from '#client/features/settings/settings-of.ts';
import { openPointing } from '#client/features/telling/open-pointing.ts';
import { openRecordings } from '#client/features/telling/recording/open-recordings.ts';
import { createRecordingBar } from '#client/features/telling/recording/recording-bar.tsx';
import { RecordingView } from '#client/features/telling/recording/recording-view.tsx';
import { tellingActions } from '#client/features/telling/telling-actions.ts';
import { TellingView, type TellingViewProps } from '#client/features/telling/telling-view.tsx';
import { oncePerLife } from '#client/saving/once-per-life.ts';

/** The search for answers continues while other screens are shown. */
const pointingOf = oncePerLife((life: SignedInLife) => openPointing(life, settingsOf(life)));

/** So does a recording. */
const recordingsOf = oncePerLife((life: SignedInLife) =>
  openRecordings(life, settingsOf(life), (text, name) =>
    tellingActions(life.workspace).add('recorded', text, name),
  ),
);

/** Shown on the other screens while there is something to report. */
const barOf = oncePerLife((life: SignedInLife) => {
  const bar = createRecordingBar(recordingsOf(life));
  life.onClose(bar.close);
  return bar;
});

type TellingSlotProps = Omit<TellingViewProps, 'life' | 'settings' | 'pointing' | 'onOpenFacts'> & {
  life: SignedInLife;
  route: RouteStore;
};

/** With the settings of this person: the key, and where it goes. */
export function TellingSlot({ life, route, ...rest }: TellingSlotProps) {
  const actions = tellingActions(life.workspace);
  useEffect(() => {
    barOf(life).hide();
    return () => {
      const { live } = recordingsOf(life).state.getState();
      if (live.status !== 'idle') barOf(life).show(() => route.go({ view: 'tell' }));
    };
  }, [life, route]);
  return (
    <TellingView
      {...rest}
      life={life}
      settings={settingsOf(life)}
      pointing={pointingOf(life)}
      recording={
        <RecordingView
          recordings={recordingsOf(life)}
          settings={settingsOf(life)}
          speech={life.services.speech}
          dictated={{ read: actions.textOf, write: actions.hear }}
        />
      }
      onOpenFacts={() => route.go({ view: 'facts' })}
    />
  );
}
