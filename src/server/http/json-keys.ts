import { AppError } from '#domain/errors.ts';

/** Counts the keys of a parsed value, at every level. Refuses those that pollute prototypes. */
export function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countKeys(item);
    return count;
  }
  for (const key of Object.keys(value)) {
    const item = (value as Record<string, unknown>)[key];
    if (key === '__proto__' || (key === 'constructor' && hasPrototype(item))) {
      throw new AppError('invalid-request');
    }
    count += typeof item === 'object' ? 1 + countKeys(item) : 1;
  }
  return count;
}

function hasPrototype(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
}
