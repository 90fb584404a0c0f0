import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { AppError } from '#domain/errors.ts';
import { OUTLINES, type TopicOutline } from './outline.ts';

export function outlineOf(type: BlueprintType): TopicOutline {
  const found = OUTLINES.find((outline) => outline.type === type);
  if (!found) throw new AppError('not-found');
  return found;
}

export const titleOf = (type: BlueprintType) => outlineOf(type).title;
