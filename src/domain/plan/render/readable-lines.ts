const ITEM = /^(\s*)[-*+]\s+/;
const BOX = /^(\s*(?:•\s|\d{1,9}[.)]\s+)?)\[([ xX])\]\s/;
const TABLE_RULE = /^\|?(?::?-+:?\|)*:?-+:?\|?$/;

/** A plan line by line without the marks of Markdown, for somebody who compares two of them. */
export function readableLines(plan: string): string {
  return plan
    .split('\n')
    .filter((line) => !(line.includes('|') && TABLE_RULE.test(line.replace(/\s/g, ''))))
    .map(readableLine)
    .join('\n');
}

function readableLine(line: string): string {
  return tableCells(line)
    .replace(/^\s{0,3}#{1,6}\s+/, '')
    .replace(/^\s{0,3}>\s?/, '')
    .replace(ITEM, '$1• ')
    .replace(
      BOX,
      (_, before: string, mark: string) => `${before.replace('• ', '')}${mark === ' ' ? '☐' : '☑'} `,
    )
    .replace(/\*\*|__|~~/g, '')
    .replace(/(?<![\p{L}\p{N}*\\])\*(?=\S)([^*\n]*[^*\s])\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/\\([\\`*_[\]{}()#+.!|<>~&-])/g, '$1');
}

function tableCells(line: string): string {
  const [, cells] = /^\s*\|(.*)\|\s*$/.exec(line) ?? [];
  return cells === undefined
    ? line
    : cells
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
        .join(' · ');
}
