import { useStore } from 'zustand';
import type { Names } from '#client/features/settings/about-you.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import { confirmFact, draftFact } from '#domain/launch/change-launch.ts';
import type { Launch } from '#domain/launch/launch.ts';

const NAMES = ['clientName', 'businessName'] as const;

/** The two names that Settings asks for. They are facts like all others: confirmed once one has gone on. */
export function useNames({ store, actions }: Workspace): Names {
  const launch = useStore(store, (state) => state.launch);
  return {
    clientName: shown(launch, 'clientName'),
    businessName: shown(launch, 'businessName'),
    onType: (name, text) =>
      // An emptied draft is no draft: the fact itself is what is taken back.
      actions.changeLaunch((known, now) =>
        text === '' ? confirmFact(known, name, '', now) : draftFact(known, name, text, now),
      ),
    onConfirm() {
      const drafts = store.getState().launch?.drafts ?? {};
      const typed = NAMES.filter((name) => drafts[name] !== undefined);
      if (typed.length === 0) return;
      actions.changeLaunch((known, now) =>
        typed.reduce((next, name) => confirmFact(next, name, drafts[name] ?? '', now), known),
      );
    },
  };
}

function shown(launch: Launch | null, name: (typeof NAMES)[number]): string {
  return launch?.drafts?.[name] ?? launch?.facts[name] ?? '';
}
