import { lineMarks } from './line-marks.ts';

/** "Label: words", as plans write decisions. */
export type LabeledLine = {
  readonly label: string;
  readonly isBold: boolean;
  readonly words: string;
  /** The position of the words in the line. */
  readonly from: number;
};

const BOLD = /^\*\*([^*]{1,200})\*\*:?\s*/;
/** "**Event date** – Saturday": some models write a dash instead of the colon. */
const DASHED = /^\*\*([^*:]{1,60})\*\*\s+[–—-]\s+(?=\S)/;
const PLAIN = /^([^:*|\n]{2,60}?)\s*:\s*/;

/** Null if the line has no label. List marks and a box before it are skipped. */
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
