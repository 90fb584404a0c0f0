import { AppError } from '#domain/errors.ts';

export type JsonScan = { depth: number; keys: number; isCompact: boolean };

const QUOTE = 0x22;
const COLON = 0x3a;
const SPACE = 0x20;
const BACKSLASH = 0x5c;

/** Looked at as text: a parsed value of 100,000 levels breaks whatever walks it next. */
export function scanJson(text: string): JsonScan {
  let depth = 0;
  let deepest = 0;
  let keys = 0;
  let isCompact = true;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === QUOTE) index = endOfString(text, index);
    else if (character === 0x5b || character === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (character === 0x5d || character === 0x7d) depth -= 1;
    else if (character === COLON) keys += 1;
    else if (character <= SPACE) isCompact = false;
  }
  return { depth: deepest, keys, isCompact };
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, index: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(index - 1 - slashes) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}

/** How many keys a parsed value has, at every level. Refuses those that would change how all objects behave. */
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
