import { lineMarks } from './line-marks.ts';

/** "Label: words", as plans write what they decide. */
export type LabeledLine = {
  readonly label: string;
  readonly isBold: boolean;
  readonly words: string;
  /** Where in the line the words begin. */
  readonly from: number;
};

const BOLD = /^\*\*([^*]{1,200})\*\*:?\s*/;
/** "**Event date** – Saturday": some models set a dash where the prompt asks for a colon. */
const DASHED = /^\*\*([^*:]{1,60})\*\*\s+[–—-]\s+(?=\S)/;
const PLAIN = /^([^:*|\n]{2,60}?)\s*:\s*/;

/** Null where the line has no label. Marks of a list and a box before it are left out. */
export function labeledLine(line: string): LabeledLine | null {
  const { from } = lineMarks(line);
  const text = line.slice(from);
  const dashed = DASHED.exec(text);
  const [bold = '', inside = ''] = dashed ?? BOLD.exec(text) ?? [];
  const isBold = dashed !== null || bold.trimEnd().endsWith(':') || inside.trimEnd().endsWith(':');
  const [plain, label = ''] = isBold ? [bold, inside.trimEnd().replace(/:$/, '')] : (PLAIN.exec(text) ?? []);
  if (plain === undefined) return null;
  return { label, isBold, words: text.slice(plain.length), from: from + plain.length };
}
