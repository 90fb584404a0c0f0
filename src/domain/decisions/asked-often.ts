import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { OpenPoint } from '#domain/plan/gaps/gap-list.ts';
import { gapsIn } from '#domain/plan/gaps/gaps.ts';
import { type DecisionTables, keyOf, type Matter } from './decision.ts';

export type FrequentNeed = { readonly matter: Matter; readonly plans: readonly BlueprintType[] };

const OFTEN = 3;

/** Matters that three or more plans ask about, in gaps or under "Still to confirm". */
export function frequentNeeds(
  blueprints: readonly Blueprint[],
  points: readonly OpenPoint[],
  { asked, apart }: Pick<DecisionTables, 'asked' | 'apart'>,
): FrequentNeed[] {
  const questions = [
    ...blueprints.flatMap(({ type, content }) =>
      gapsIn(content.aiOutput ?? '').map(({ need }) => ({ type, text: need })),
    ),
    ...points,
  ].filter(({ text }) => !apart.test(text));
  return asked.flatMap(([pattern, matter]) => {
    const plans = [...new Set(questions.filter(({ text }) => pattern.test(text)).map(({ type }) => type))];
    return plans.length >= OFTEN ? [{ matter, plans }] : [];
  });
}

/** Whether a gap asks for this matter. */
export function asksFor(
  need: string,
  matter: Matter,
  { asked, apart }: Pick<DecisionTables, 'asked' | 'apart'>,
) {
  if (apart.test(need)) return false;
  return asked.some(([pattern, known]) => keyOf(known) === keyOf(matter) && pattern.test(need));
}
