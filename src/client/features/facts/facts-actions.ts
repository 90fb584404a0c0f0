import type { Workspace } from '#client/saving/workspace.ts';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import { cleanText } from '#domain/clean-text.ts';
import { confirmOver } from '#domain/decisions/decide.ts';
import {
  addOwnFact,
  changeOwnFacts,
  confirmFact,
  draftFact,
  draftOwnFact,
  isNamed,
  putAside,
} from '#domain/facts/change-facts.ts';
import { candidatesFor } from '#domain/facts/suggest-facts.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { FactsActions } from './facts-services.ts';

/** Facts are saved in the same way as answers and plans. */
export function factsActions({ store, actions }: Workspace, today: IsoDay): Omit<FactsActions, 'open'> {
  const { changeFacts, flush } = actions;
  const found = () =>
    candidatesFor({ blueprints: Object.values(store.getState().blueprints), tables: FACT_TABLES, today });
  return {
    flush,
    draft: (fact, text) => changeFacts((sheet, now) => draftFact(sheet, fact, cleanText(text), now)),
    confirm(fact, text) {
      const known = found().get(fact) ?? [];
      changeFacts((sheet, now) => confirmOver(sheet, fact, cleanText(text), known, now, today));
      flush();
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
