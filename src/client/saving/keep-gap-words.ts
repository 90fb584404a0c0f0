import { sentenceFor } from '#domain/errors.ts';
import { addOwnFact, confirmFact } from '#domain/facts/change-facts.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { OWN_FACT_LIMITS } from '#domain/facts/fields.ts';
import { gapWordsProblem, keepGapWords } from '#domain/facts/gap-words.ts';
import { messageOf } from '#domain/message-of.ts';
import { needKey } from '#domain/plan/gaps/gaps.ts';
import type { Workspace } from './workspace.ts';

/** Returns the reason if they can't be stored, or can't be saved as they are. */
export function keepTypedWords({ actions }: Workspace, of: string, words: string): string | undefined {
  try {
    actions.changeFacts((sheet, now) => keepGapWords(sheet, of, words, now));
  } catch (problem) {
    return messageOf(problem, '');
  }
  const problem = gapWordsProblem(words);
  return problem && sentenceFor(problem);
}

/** Words for a gap that are true everywhere: stored as the fact with the need's name, or as an own fact. */
export function keepNeedAsFact(
  { actions }: Workspace,
  factLabeled: (label: string, keyOf: (text: string) => string) => FactName | undefined,
  need: string,
  words: string,
): string | undefined {
  const known = factLabeled(need, needKey);
  const name = need.slice(0, OWN_FACT_LIMITS.name);
  try {
    actions.changeFacts((sheet, now) =>
      known ? confirmFact(sheet, known, words, now) : addOwnFact(sheet, { name, value: words }, now),
    );
  } catch (problem) {
    return messageOf(problem, '');
  }
  actions.flush();
  return undefined;
}
