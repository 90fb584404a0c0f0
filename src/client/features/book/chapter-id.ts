import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

export const chapterId = (type: BlueprintType) => `plan-${type}`;
