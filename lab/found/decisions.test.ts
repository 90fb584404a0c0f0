import { expect, it } from 'vitest';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import type { Choice } from '#domain/decisions/decision.ts';
import { findDecisions } from '#domain/decisions/find-decisions.ts';
import { openConflictsIn } from '#domain/reading/open/open-conflicts-in.ts';
import { recordedLives } from '#lab/one-launch/recorded-life.ts';
import { personaNames } from '#scripts/example/persona.ts';

// If you change this list on purpose, review the changes: vitest -u rewrites it.
it('the decisions of recorded people stay those whose precision was measured', async () => {
  const found = personaNames()
    .flatMap(recordedLives)
    .flatMap(({ name, set, persona, blueprints }) => {
      const { today } = persona;
      const { open, suggested } = findDecisions({ blueprints, sheet: null, tables: DECISION_TABLES, today });
      return [
        `${name} ${set}: ${suggested} facts suggested`,
        ...open.map(
          ({ key, kind, choices, advice, plans, mark }) =>
            `  ${key} ${kind} ${mark}\n    ${plans.join()} ${JSON.stringify(advice)}\n${choices.map(choice).join('\n')}`,
        ),
        ...blueprints.flatMap(({ type, content }) =>
          openConflictsIn(content.aiOutput ?? '').map(
            ({ label, values, start, end }) => `  ${type} ${start}-${end} ${label}: ${values.join(' | ')}`,
          ),
        ),
      ];
    });
  await expect(`${found.join('\n')}\n`).toMatchFileSnapshot('../../recordings/found/decisions.txt');

  function choice({ value, origins, isOffered = false }: Choice): string {
    const from = origins.map(({ type, place }) => `${type} ${place.kind}`);
    return `    - ${value}${isOffered ? ' (offered)' : ''}: ${from.join(', ')}`;
  }
});
