import type { Workspace } from '#client/saving/workspace.ts';
import { keepGapWords } from '#domain/launch/gap-words.ts';
import { messageOf } from '#domain/message-of.ts';

/** Says why, where they cannot be kept. */
export function keepTypedWords({ store, actions }: Workspace, of: string, words: string): string | undefined {
  const plans = Object.values(store.getState().blueprints);
  try {
    actions.changeLaunch((launch, now) => keepGapWords(launch, of, words, plans, now));
    return undefined;
  } catch (problem) {
    return messageOf(problem, '');
  }
}
