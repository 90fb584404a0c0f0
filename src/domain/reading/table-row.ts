const DASHES = /^:?-+:?$/;

/** The cells of a row of a table, as they are written. */
export function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/);
}

/** The line of dashes under the first row of a table. */
export function isTableRule(line: string): boolean {
  return line.includes('-') && cellsOf(line).every((cell) => DASHES.test(cell.trim()));
}

/** Whether this line is the first of a table, which only the next one tells. */
export function isTableStart(line: string, next: string | undefined): boolean {
  return next !== undefined && isTableRule(next) && cellsOf(line).length === cellsOf(next).length;
}
