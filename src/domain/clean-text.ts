// PostgreSQL refuses NUL in text, and a lone half of an emoji cannot be written as UTF-8: either one
// would make a whole document unsaveable, with no words on screen that explain why.
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/** Cleans every string (keys too) of a JSON value. Check the depth of foreign JSON first. */
export function cleanStrings(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanStrings);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [cleanText(key), cleanStrings(item)]));
}
