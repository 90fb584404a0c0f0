import type { FactsActions } from '#client/features/facts/facts-services.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { cleanText } from '#domain/clean-text.ts';
import {
  addOwnFact,
  changeOwnFacts,
  confirmFact,
  draftFact,
  draftOwnFact,
  isNamed,
  putAside,
} from '#domain/launch/change-launch.ts';

/** Everything that is said about facts goes the one way that answers and plans go. */
export function factsActions({ actions }: Workspace): Omit<FactsActions, 'open'> {
  const { changeLaunch, flush } = actions;
  return {
    flush,
    draft: (fact, text) => changeLaunch((launch, now) => draftFact(launch, fact, cleanText(text), now)),
    confirm(fact, text) {
      changeLaunch((launch, now) => confirmFact(launch, fact, cleanText(text), now));
      flush();
    },
    putAside(fact, value) {
      changeLaunch((launch, now) => putAside(launch, fact, value, now));
      flush();
    },
    takeBack(fact) {
      changeLaunch((launch, now) => putAside(launch, fact, '', now));
      flush();
    },
    draftOwn: ({ name, value }) =>
      changeLaunch((launch, now) =>
        draftOwnFact(launch, { name: cleanText(name), value: cleanText(value) }, now),
      ),
    addOwn({ name, value }) {
      changeLaunch((launch, now) =>
        addOwnFact(launch, { name: cleanText(name), value: cleanText(value) }, now),
      );
      flush();
    },
    removeOwn(name) {
      changeLaunch((launch, now) =>
        changeOwnFacts(
          launch,
          launch.own.filter((fact) => !isNamed(fact, name)),
          now,
        ),
      );
      flush();
    },
  };
}
