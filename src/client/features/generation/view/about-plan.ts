import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { readingMinutes } from '#domain/plan/reading-minutes.ts';

type Blueprints = Readonly<Record<string, Blueprint>>;

/** Whether it is new, and its reading time. */
export function aboutPlan(
  text: string,
  isGenerating: boolean,
  hasArrived: boolean,
  blueprints: Blueprints,
): string {
  if (isGenerating) return GENERATION_COPY.writing;
  const minutes = GENERATION_COPY.minutes(readingMinutes(text));
  if (!hasArrived) return minutes;
  const { first, later } = GENERATION_COPY.arrived;
  return `${isOnlyPlan(blueprints) ? first : later} ${minutes}`;
}

export function isOnlyPlan(blueprints: Blueprints): boolean {
  return Object.values(blueprints).filter(({ content }) => (content.aiOutput ?? '') !== '').length <= 1;
}
