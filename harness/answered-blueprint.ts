import { randomUUID } from 'node:crypto';
import { CATALOG } from '#content/catalog.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answerQuestion, createBlueprint } from '#domain/blueprint/change-blueprint.ts';

type Parts = { type?: BlueprintType; answers?: readonly string[]; output?: string };

/** A blueprint after these answers were submitted one by one, and this plan was saved. */
export function answeredBlueprint({ type = 'identity', answers = [], output }: Parts = {}): Blueprint {
  const now = new Date().toISOString();
  const { title, description } = CATALOG[type];
  const blank = createBlueprint({ id: randomUUID(), type, title, description, now });
  const answered = answers.reduce((made, text, index) => answerQuestion(made, index, text, now), blank);
  return output === undefined
    ? answered
    : { ...answered, content: { ...answered.content, aiOutput: output } };
}
