import { expect, it } from 'vitest';
import { TASK_MINUTES } from '#content/week/task-minutes.ts';
import { minutesInLine } from '#domain/reading/figures/said-minutes.ts';
import { usualMinutes } from '#domain/week/load/minutes.ts';
import { recordedLaunch } from '#lab/one-launch/recorded-launch.ts';
import { personaNames } from '#scripts/example/persona.ts';

// If you change this list on purpose, review the changes: vitest -u rewrites it.
it('dates of recorded plans keep the kind and the minutes that were measured', async () => {
  const found = personaNames().flatMap((name) =>
    (recordedLaunch(name)?.dates ?? []).map(({ plan, day, kind, title, section }) => {
      const minutes = minutesInLine(title) ?? `about ${usualMinutes({ title, section }, kind, TASK_MINUTES)}`;
      return `${name} ${plan} ${day} ${kind} ${minutes}: ${title} (${section})`;
    }),
  );
  expect(found.length).toBeGreaterThan(500);
  await expect(`${found.join('\n')}\n`).toMatchFileSnapshot('../../recordings/found/kinds.txt');
});
