import type { Life } from '#client/saving/once-per-life.ts';
import { changeFor, withChange } from '#domain/blueprint/section-changes.ts';
import { cleanText } from '#domain/clean-text.ts';
import { type AskAi, createSectionChanges, type SectionChanges } from './section-changes.ts';

export type AskAboutPlan = (id: string, ...asked: Parameters<AskAi>) => ReturnType<AskAi>;

/** The changes of each plan while somebody is signed in: a reply continues while other screens are shown. */
export function openSectionChanges({ workspace, onClose }: Life, ask: AskAboutPlan) {
  const { store, actions } = workspace;
  const all = new Map<string, SectionChanges>();
  onClose(() => {
    for (const changes of all.values()) changes.close();
  });
  return (id: string): SectionChanges => {
    const blueprint = () => store.getState().blueprints[id];
    const known =
      all.get(id) ??
      createSectionChanges({
        ask: (change, listening) => ask(id, change, listening),
        read(of) {
          const found = blueprint();
          return found ? changeFor(found, of) : { wish: '', reply: '' };
        },
        keep(of, { wish, reply }, there) {
          const found = blueprint();
          const text =
            found && withChange(found, { of, wish: cleanText(wish), reply: cleanText(reply) }, there);
          if (text === undefined || text === null) return false;
          actions.type(() => actions.editText(id, 'changes', text));
          return true;
        },
      });
    all.set(id, known);
    return known;
  };
}
