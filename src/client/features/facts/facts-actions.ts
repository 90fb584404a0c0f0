import type { Workspace } from '#client/saving/workspace.ts';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import { cleanText } from '#domain/clean-text.ts';
import { confirmOver, takeBack } from '#domain/decisions/decide.ts';
import {
  addOwnFact,
  changeOwnFacts,
  confirmFact,
  draftFact,
  draftOwnFact,
  isNamed,
  putAside,
} from '#domain/facts/change-facts.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { candidatesFor } from '#domain/facts/suggest-facts.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { FactsActions } from './facts-services.ts';

export type Confirmed = { readonly message: string; readonly undo: () => void };
type SavedActions = Omit<FactsActions, 'open' | 'confirm'> & {
  /** What plans that follow it are taken back with. */
  confirm: (fact: FactName, text: string) => Confirmed;
};

/** Everything that is said about facts goes the one way that answers and plans go. */
export function factsActions({ store, actions }: Workspace, today: IsoDay): SavedActions {
  const { changeFacts, flush } = actions;
  const found = () =>
    candidatesFor({ blueprints: Object.values(store.getState().blueprints), tables: FACT_TABLES, today });
  return {
    flush,
    draft: (fact, text) => changeFacts((sheet, now) => draftFact(sheet, fact, cleanText(text), now)),
    confirm(fact, text) {
      const known = found().get(fact) ?? [];
      const before = store.getState().sheet;
      changeFacts((sheet, now) => confirmOver(sheet, fact, cleanText(text), known, now, today));
      const after = store.getState().sheet;
      flush();
      const undo = () => {
        if (after) {
          changeFacts((sheet, now) => {
            const back = takeBack(sheet, { before, after }, { fact }, now);
            // Typed since then.
            return draftFact(back, fact, sheet.drafts?.[fact] ?? '', now);
          });
        }
        flush();
      };
      return { message: FACTS_COPY.confirmedNow(FACT_LABELS[fact]), undo };
    },
    confirmAll(values) {
      changeFacts((sheet, now) =>
        values.reduce((next, [fact, text]) => confirmFact(next, fact, text, now), sheet),
      );
      flush();
      return () => {
        changeFacts((sheet, now) =>
          values
            // A value changed since is the person's own.
            .filter(([fact, text]) => sheet.facts[fact] === text)
            .reduce((next, [fact]) => confirmFact(next, fact, '', now), sheet),
        );
        flush();
      };
    },
    putAside(fact, value) {
      changeFacts((sheet, now) => putAside(sheet, fact, value, now));
      flush();
    },
    takeBack(fact) {
      changeFacts((sheet, now) => putAside(sheet, fact, '', now));
      flush();
    },
    draftOwn: ({ name, value }) =>
      changeFacts((sheet, now) =>
        draftOwnFact(sheet, { name: cleanText(name), value: cleanText(value) }, now),
      ),
    addOwn({ name, value }) {
      changeFacts((sheet, now) => addOwnFact(sheet, { name: cleanText(name), value: cleanText(value) }, now));
      flush();
    },
    removeOwn(name) {
      changeFacts((sheet, now) =>
        changeOwnFacts(
          sheet,
          sheet.own.filter((fact) => !isNamed(fact, name)),
          now,
        ),
      );
      flush();
    },
  };
}
