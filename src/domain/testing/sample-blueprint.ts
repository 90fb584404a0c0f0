import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { type BlueprintType, QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';
import { createBlueprint } from '#domain/blueprint/change-blueprint.ts';
import { FIELDS, isFieldName } from '#domain/blueprint/fields.ts';

export const MONDAY = '2026-11-16T09:00:00.000Z';
export const TUESDAY = '2026-11-17T09:00:00.000Z';
export const WEDNESDAY = '2026-11-18T09:00:00.000Z';

export const FIELD_NAMES = Object.keys(FIELDS).filter(isFieldName);

const ID = '3f2b8c1e-6a4d-4f5b-9c7e-0a1b2c3d4e5f';

type Sample = { type?: BlueprintType; answers?: readonly string[]; output?: string };

export function sampleBlueprint({ type = 'identity', answers = [], output }: Sample = {}): Blueprint {
  const blueprint = createBlueprint({
    id: ID,
    type,
    title: 'Your Identity',
    description: 'Uncover the core of who you are and what you represent',
    now: MONDAY,
  });
  return {
    ...blueprint,
    status: answers.length === QUESTION_COUNT ? 'completed' : 'active',
    content: {
      ...blueprint.content,
      answers: Object.fromEntries(answers.map((answer, index) => [index, answer])),
      ...(output !== undefined && { aiOutput: output }),
    },
    progress: { completed: answers.length === QUESTION_COUNT, currentStep: answers.length },
  };
}
