const rewritten = new Map<string, string>();

/** `?` becomes `$n`. Our statements have no question mark in a literal: values are always parameters. */
export function numberParameters(sql: string): string {
  const cached = rewritten.get(sql);
  if (cached !== undefined) return cached;
  let count = 0;
  const text = sql.replaceAll('?', () => `$${++count}`);
  rewritten.set(sql, text);
  return text;
}
