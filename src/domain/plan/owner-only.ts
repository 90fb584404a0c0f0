import { oncePerText } from '#domain/once-per-text.ts';
import { type HeadingLine, headingLine } from '#domain/reading/heading-line.ts';
import { wordsOfLine } from '#domain/reading/line-marks.ts';
import { isOpenHeading, isOpenLine } from '#domain/reading/open/open-points.ts';
import { neverSaid, privateWords } from './private-words.ts';

const MARK = /^\s*[*_(]{0,2}owner only[.)]?[*_]{0,2}\s*$/i;
const OWNER_ONLY = /\(owner only\)/i;
const BOLD_START = /^\*\*([^*\n]+)\*\*/;
const MARKED_LABEL = /^[^:*|\n]{1,60}\(owner only\)\s*:/i;

// Plans from before these lines had the mark: what must not be said, how many people are hoped for, who may fall ill.
const OLDER_LINE =
  /^(?:\*\*)?(?:not to be mentioned|goal \(people, not income\))(?: \([^()\n]{1,40}\))?:?(?:\*\*)?\s*:?\s/i;
// "No age, no divorce": a reminder to keep a secret reveals it.
const BAN = /^(?:no|not|none|never|nothing|neither|without|avoid|leave out|keep out|don['’]t|do not)\b/i;
const OLDER_HEADING = /^risks and responses$/i;

/**
 * A plan without its private parts: sections whose heading or first line says "Owner only", and labeled lines that say
 * so. Open questions about a private line of any plan in the book go, too ("Is the $2,400 before or after taxes?"), and
 * so do items that name what is not to be mentioned. For shared books and files; the owner's screen shows everything.
 */
export function withoutOwnerOnly(plan: string, inBook: readonly string[] = []): string {
  const { kept, hidden } = sortLines(plan);
  if (hidden.length === 0 && inBook.length === 0) return plan;
  const shared = kept.filter(({ isOpen, isBan }) => !isOpen && !isBan).map(({ line }) => line);
  const isPrivate = privateWords({ hidden, inBook, shared });
  const isNeverSaid = neverSaid({ hidden, inBook, shared });
  return kept
    .filter(({ line, isOpen, isBan }) => !(isOpen && isPrivate(line)) && !(isBan && isNeverSaid(line)))
    .map(({ line }) => line)
    .join('\n');
}

export function ownerOnlyLines(plan: string): readonly string[] {
  return sortLines(plan).hidden;
}

type Sorted = {
  readonly kept: readonly { readonly line: string; readonly isOpen: boolean; readonly isBan: boolean }[];
  readonly hidden: readonly string[];
};

// Whoever hides a plan's private lines asks for them first.
const sortLines = oncePerText((plan): Sorted => {
  const lines = plan.split('\n');
  const firstBelow = firstWordsBelow(lines);
  const kept: Sorted['kept'][number][] = [];
  const hidden: string[] = [];
  let hiddenLevel: number | undefined;
  let isOpenSection = false;
  for (const [index, line] of lines.entries()) {
    const heading = headingLine(line);
    if (heading && endsHidden(heading, hiddenLevel)) {
      const isMarked =
        OWNER_ONLY.test(heading.words) ||
        OLDER_HEADING.test(heading.words) ||
        MARK.test(firstBelow[index] ?? '');
      hiddenLevel = isMarked ? heading.depth : undefined;
    }
    if (heading) isOpenSection = isOpenHeading(heading.words);
    const words = wordsOfLine(line);
    if (hiddenLevel !== undefined || isMarkedLine(words) || OLDER_LINE.test(words)) hidden.push(line);
    else {
      const isOpen = !heading && (isOpenSection || isOpenLine(words.replaceAll('**', '')));
      // Only in list items and checklists: a sentence that begins this way may be for anybody.
      kept.push({ line, isOpen, isBan: words !== line && BAN.test(words) });
    }
  }
  return { kept, hidden };
});

// An indented heading may belong to an item of the hidden section: what follows stays hidden.
function endsHidden({ depth, indent }: HeadingLine, hiddenLevel: number | undefined): boolean {
  return hiddenLevel === undefined || (depth <= hiddenLevel && indent === 0);
}

// In two steps: a single pattern would scan to the end of the line from each "(owner only)".
function isMarkedLine(words: string): boolean {
  const [, bold = ''] = BOLD_START.exec(words) ?? [];
  return OWNER_ONLY.test(bold) || MARKED_LABEL.test(words);
}

/** For each line, the next line that isn't empty. */
function firstWordsBelow(lines: readonly string[]): string[] {
  let below = '';
  return lines
    .toReversed()
    .map((line) => {
      const found = below;
      if (line.trim() !== '') below = line;
      return found;
    })
    .reverse();
}

export function hasOwnerOnly(plan: string): boolean {
  return ownerOnlyLines(plan).length > 0;
}
