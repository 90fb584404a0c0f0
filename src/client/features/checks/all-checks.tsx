import { useMemo } from 'react';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { NextFive } from '#client/ui/next-five.tsx';
import { CHECKS_COPY } from '#content/copy/checks.ts';
import { GAPS_COPY } from '#content/copy/gaps.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { Finding } from '#domain/checks/finding.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { CheckItem } from './check-item.tsx';
import { type FindingsProps, useFindings } from './fact-findings.tsx';

type AllChecksProps = FindingsProps & { onChangeFact: (fact: FactName) => void };

/** What is doubted in all plans, by what it is about. */
export function AllChecks({ onChangeFact, ...props }: AllChecksProps) {
  const { findings, actionsOf } = useFindings(props);
  const groups = useMemo(() => [...Map.groupBy(findings, ({ finding }) => groupOf(finding))], [findings]);
  if (findings.length === 0) return null;
  return (
    <Disclosure title={CHECKS_COPY.toCheck} note={CHECKS_COPY.count(findings.length)}>
      <NextFive items={groups} nextLabel={GAPS_COPY.next} of={CHECKS_COPY.toCheck}>
        {(shown) =>
          shown.map(([name, own]) => (
            <Disclosure key={name} level={3} title={name} note={String(own.length)}>
              <NextFive items={own} nextLabel={GAPS_COPY.next} of={name}>
                {(few) => (
                  <ul className="flex flex-col gap-2">
                    {few.map((one) => (
                      <CheckItem
                        key={`${one.id} ${one.finding.mark}`}
                        finding={one.finding}
                        where={CHECKS_COPY.inPlan(one.title)}
                        {...actionsOf(one)}
                        onChangeFact={({ fact }) => fact && onChangeFact(fact.name)}
                      />
                    ))}
                  </ul>
                )}
              </NextFive>
            </Disclosure>
          ))
        }
      </NextFive>
    </Disclosure>
  );
}

const groupOf = ({ kind, fact }: Finding) => (fact ? FACT_LABELS[fact.name] : CHECKS_COPY.why[kind]);
