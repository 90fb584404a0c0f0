import { useStore } from 'zustand';
import type { Workspace } from '#client/saving/workspace.ts';
import { confirmFact, draftFact } from '#domain/facts/change-facts.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import type { Names } from './about-you.tsx';

const NAMES = ['clientName', 'businessName'] as const;

/** The two names in Settings. They are ordinary facts, confirmed when the field is left. */
export function useNames({ store, actions }: Workspace): Names {
  const sheet = useStore(store, (state) => state.sheet);
  return {
    clientName: shown(sheet, 'clientName'),
    businessName: shown(sheet, 'businessName'),
    onType: (name, text) =>
      // An emptied draft is no draft: clear the fact itself.
      actions.changeFacts((known, now) =>
        text === '' ? confirmFact(known, name, '', now) : draftFact(known, name, text, now),
      ),
    onConfirm() {
      const drafts = store.getState().sheet?.drafts ?? {};
      const typed = NAMES.filter((name) => drafts[name] !== undefined);
      if (typed.length === 0) return;
      actions.changeFacts((known, now) =>
        typed.reduce((next, name) => confirmFact(next, name, drafts[name] ?? '', now), known),
      );
    },
  };
}

function shown(sheet: FactSheet | null, name: (typeof NAMES)[number]): string {
  return sheet?.drafts?.[name] ?? sheet?.facts[name] ?? '';
}
