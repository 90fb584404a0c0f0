import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { blueprintOf, type Persona, readPersona } from '#scripts/example/persona.ts';
import { readPlan } from '#scripts/example/recording-files.ts';

/** A recorded person's input: answers alone, or with every recorded plan of a set. */
export type RecordedLife = {
  readonly name: string;
  readonly persona: Persona;
  readonly set: 'answers' | 'small' | 'before';
  readonly blueprints: readonly Blueprint[];
};

export function recordedLives(name: string): RecordedLife[] {
  const persona = readPersona(name);
  const withPlans = (['answers', 'small', 'before'] as const).map((set) => ({
    name,
    persona,
    set,
    blueprints: BLUEPRINT_TYPES.map((topic) =>
      blueprintOf(persona, topic, set === 'answers' ? undefined : readPlan({ persona: name, set, topic })),
    ),
  }));
  return withPlans.filter(
    ({ set, blueprints }) => set === 'answers' || blueprints.some(({ content }) => content.aiOutput),
  );
}
