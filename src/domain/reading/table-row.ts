const DASHES = /^:?-+:?$/;

/** The cells of a table row, unchanged. */
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

/** Whether this line starts a table, which only the next line shows. */
export function isTableStart(line: string, next: string | undefined): boolean {
  return next !== undefined && isTableRule(next) && cellsOf(line).length === cellsOf(next).length;
}
