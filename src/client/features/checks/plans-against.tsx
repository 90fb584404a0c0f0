import { useMemo } from 'react';
import { localDay } from '#client/adapters/time/local-day.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { valueKey } from '#domain/facts/same-value.ts';
import { FactFindings, type FindingInPlan, type FindingsProps, useFindings } from './fact-findings.tsx';
import { standsInPlans } from './use-replacing.tsx';

type PlansAgainstProps = FindingsProps & {
  fact: FactName;
  onChangeFact: () => void;
  /** Replaces these words with the fact, in all plans. */
  onChangeAll: (words: string) => void;
};

/** The sentences in plans that say otherwise than this fact. */
export function PlansAgainst({ fact, onChangeFact, onChangeAll, ...props }: PlansAgainstProps) {
  const { findings, actionsOf } = useFindings(props);
  const own = useMemo(() => findings.filter(({ finding }) => finding.fact?.name === fact), [findings, fact]);
  return (
    <FactFindings
      findings={own}
      repeated={repeatedIn(fact, own)}
      onChangeAll={onChangeAll}
      actionsOf={(one) => ({ ...actionsOf(one), onChangeFact })}
    />
  );
}

function repeatedIn(fact: FactName, findings: readonly FindingInPlan[]): string[] {
  const today = localDay();
  const replaceable = findings.filter(({ finding }) => standsInPlans(fact, finding.fact?.value ?? ''));
  const byValue = Map.groupBy(replaceable, ({ finding }) => valueKey(fact, finding.words, today));
  return [...byValue.values()].flatMap(([first, ...others]) =>
    first && others.length > 0 ? [first.finding.words] : [],
  );
}
