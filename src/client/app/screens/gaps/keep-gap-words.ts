import type { Workspace } from '#client/saving/workspace.ts';
import { keepGapWords } from '#domain/launch/gap-words.ts';
import { messageOf } from '#domain/message-of.ts';

/** Says why, where they cannot be kept. */
export function keepTypedWords({ actions }: Workspace, of: string, words: string): string | undefined {
  try {
    actions.changeLaunch((launch, now) => keepGapWords(launch, of, words, now));
    return undefined;
  } catch (problem) {
    return messageOf(problem, '');
  }
}
