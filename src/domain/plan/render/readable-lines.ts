import { headingLine } from '#domain/reading/heading-line.ts';
import { lineMarks } from '#domain/reading/line-marks.ts';
import { cellsOf, isTableRule } from '#domain/reading/table-row.ts';

/** A plan's lines without Markdown, for comparing two versions. */
export function readableLines(plan: string): string {
  return plan
    .split('\n')
    .filter((line) => !(line.includes('|') && isTableRule(line)))
    .map(readableLine)
    .join('\n');
}

function readableLine(line: string): string {
  return withoutMarks(tableCells(line))
    .replace(/\*\*|__|~~/g, '')
    .replace(/(?<![\p{L}\p{N}*\\])\*(?=\S)([^*\n]*[^*\s])\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/\\([\\`*_[\]{}()#+.!|<>~&-])/g, '$1');
}

function withoutMarks(line: string): string {
  const heading = headingLine(line);
  if (heading) return heading.words;
  const { lead, mark, box, from } = lineMarks(line);
  const sign = box !== null ? (box === ' ' ? '☐ ' : '☑ ') : '';
  const bullet = /\d/.test(mark) ? `${mark} ` : mark === '' || sign !== '' ? '' : '• ';
  return `${lead.replace(/>\s?/g, '')}${bullet}${sign}${line.slice(from)}`;
}

function tableCells(line: string): string {
  if (!/^\s*\|.*\|\s*$/.test(line)) return line;
  return cellsOf(line)
    .map((cell) => cell.trim())
    .join(' · ');
}
