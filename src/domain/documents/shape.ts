/** Checks of JSON values. The schemas, which check everything, are too large for the first download. */
export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isListOf = (value: unknown, is: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(is);

export const isText = (value: unknown): value is string => typeof value === 'string';
