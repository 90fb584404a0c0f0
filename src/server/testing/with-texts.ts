import type { Blueprint } from '#domain/blueprint/blueprint.ts';

export function withPlan(blueprint: Blueprint, aiOutput: string): Blueprint {
  return { ...blueprint, content: { ...blueprint.content, aiOutput } };
}

export function withAnswer(blueprint: Blueprint, answer: string): Blueprint {
  return { ...blueprint, content: { ...blueprint.content, answers: { '0': answer } } };
}
