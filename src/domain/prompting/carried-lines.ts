import { type LabeledLine, labeledLine } from '#domain/reading/labeled-line.ts';

const CARRIED = /^(?:open conflicts?|message budget)$/i;
const NOTHING = /^(?:none|no|n\/a|-)?\.?$/i;

type Carried = { readonly label: string; readonly values: readonly string[] };

export function isCarried(line: string): boolean {
  return carriedOf(line) !== null;
}

function carriedOf(line: string): LabeledLine | null {
  const labeled = labeledLine(line);
  return labeled && CARRIED.test(labeled.label) ? labeled : null;
}

/**
 * Lines that must reach every later plan, even if the rest of the block doesn't fit: open conflicts, and the number of
 * booked messages, or each plan would schedule its own.
 */
export function carriedLines(block: string): string {
  return block
    .split('\n')
    .filter((line) => !NOTHING.test(carriedOf(line)?.words.trim() ?? ''))
    .join('\n');
}

function readCarried(line: string): Carried | undefined {
  const carried = carriedOf(line);
  if (!carried) return undefined;
  const { label, words } = carried;
  const values = words.match(/\d[\d,.:]*\d|\d/g) ?? [words.trim().toLowerCase()];
  return { label: label.toLowerCase().slice(0, 4), values };
}

/**
 * Leaves out lines that a later block repeats: the same label with the same numbers. Each plan repeats its input, and
 * fourteen copies of one conflict would push out fourteen decisions.
 */
export function withoutRepeats(blocks: readonly string[]): string[] {
  return blocks.map((block, index) => {
    const later = blocks
      .slice(index + 1)
      .flatMap((next) => next.split('\n').flatMap((line) => readCarried(line) ?? []));
    const isRepeated = (line: string) => {
      const own = readCarried(line);
      return (
        own !== undefined &&
        later.some(
          ({ label, values }) => label === own.label && own.values.every((value) => values.includes(value)),
        )
      );
    };
    return block
      .split('\n')
      .filter((line) => !isRepeated(line))
      .join('\n');
  });
}
