import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactTables } from '#domain/facts/suggestion.ts';
import { keepingLast } from '#domain/once-per-text.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { factsInAnswer, saidInAnswer } from './facts-in-answer.ts';
import type { InAnswer } from './nearest-fact.ts';

function readAnswer(answer: string, type: BlueprintType, index: number, tables: FactTables, today: IsoDay) {
  const asked = factsInAnswer(answer, tables.questions[type][index] ?? [], tables.cues, today);
  const said = tables.said.filter(
    ({ topics, questions }) => (topics?.includes(type) ?? true) && (questions?.includes(index) ?? true),
  );
  const others = saidInAnswer(answer, said, today);
  return [...asked, ...others.filter(({ fact }) => asked.every((one) => one.fact !== fact))];
}

const READERS = new Map<string, typeof readAnswer>();

/**
 * The facts that a question asks for, and others its answer states. Cached: when one answer changes, the other
 * fifty-six aren't read again.
 */
export function statedIn(...asked: Parameters<typeof readAnswer>): readonly InAnswer[] {
  const question = `${asked[1]} ${asked[2]}`;
  const read = READERS.get(question) ?? keepingLast(readAnswer);
  READERS.set(question, read);
  return read(...asked);
}
