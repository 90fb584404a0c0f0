import { labeledLine } from '#domain/reading/labeled-line.ts';
import { capital } from '#domain/reading/plain-words.ts';
import { linesOf } from '#domain/reading/plan-sections.ts';
import { sentencesIn } from '#domain/reading/sentences-in.ts';
import type { Span } from '#domain/reading/spans-near.ts';
import { isReport, sidesOf, withoutEnd } from './conflict-sides.ts';

/** Something on which a plan reports two versions in its line "Open conflicts". */
export type OpenConflict = Span & {
  /** The subject in the plan's words: "Places", or "Home by six"; the sides themselves if there is none. */
  readonly label: string;
  /** The statement without the remark about the side that the plan used. */
  readonly text: string;
  /** The sides; none if the sentence doesn't show for sure where one ends. */
  readonly values: readonly string[];
  /** One of several matters in a sentence without labels: only worth asking about if it is a fact. */
  readonly isPart: boolean;
};

const LINE = /^open conflicts?$/i;
const NOTHING = /^(?:none|no|n\/a|nothing|-)?[.!]?$/i;
const USED = /(?:^|[;.,]["”]?\s*)(?:used(?: here)?\s*:|(?:I )?used here\s|(?:I )?used\s+(?=[$€£\d"“])).*$/is;
const USED_LAST = /:\s+[^:;]{1,60}\b(?:used(?: here)?|both \w+ shown|stand as confirmed)\b[^:]{0,40}$/i;
const JOINED_LABEL = /^([^:;.]{3,60}\sor\s[^:;.]{1,60}):\s/;
const DONE = /^(?:settled|resolved|no longer open)\b/i;
const LABEL = /^([^:;."“”]{2,40}):\s+/;
const QUOTED = /^["“]([^"“”]{2,60})["”]/;
const LONGEST_LINE = 6_000;

/** The entries of all lines "Open conflicts", each with its range in the plan. */
export function openConflictsIn(plan: string): OpenConflict[] {
  return linesOf(plan).flatMap(({ text: line, start }) => {
    if (!/open conflict/i.test(line.slice(0, 40))) return [];
    const labeled = labeledLine(line.slice(0, LONGEST_LINE));
    if (!labeled || !LINE.test(labeled.label.trim())) return [];
    const words = labeled.words.replace(/^\*\*\s*/, '');
    const from = start + labeled.from + (labeled.words.length - words.length);
    return NOTHING.test(words.trim()) ? [] : entriesIn(words, from);
  });
}

function entriesIn(words: string, from: number): OpenConflict[] {
  const groups: Span[] = [];
  for (const { text, start, end } of sentencesIn(words)) {
    const last = groups.at(-1);
    // "Used here: ten." and a remark behind it belong to the entry before them.
    const goesOn = /^used\b/i.test(text) || (!LABEL.test(text) && !isFollowedByUse(words.slice(start)));
    if (last && goesOn) groups[groups.length - 1] = { start: last.start, end };
    else groups.push({ start, end });
  }
  return groups.flatMap(({ start, end }) => {
    const whole = words.slice(start, end);
    const known = withoutEnd(whole.replace(USED, ''));
    const said = withoutEnd(known.replace(USED_LAST, ''));
    // "16 pairs or 14: 16 as the goal, 14 in the hall": here the sides are where others have the label.
    const text = JOINED_LABEL.exec(said)?.[1] ?? said;
    if (text === '' || DONE.test(text)) return [];
    return separateIn(text).map((part) => {
      const [prefix = '', named] = LABEL.exec(part) ?? [];
      const statement = part.slice(prefix.length);
      const name = named?.replace(/,? (?:from )?earlier$/, '').trim() ?? QUOTED.exec(part)?.[1];
      const sides = sidesOf(statement, name !== undefined);
      const [subject, values] = name === undefined ? subjectBefore(sides) : [undefined, sides];
      const tellsMore = isReport(part) || text !== known;
      const label =
        name ?? subject ?? (values.length > 0 && tellsMore ? capital(values.join(', or ')) : part);
      const at = start + (part === text ? 0 : whole.indexOf(part));
      const to = text.endsWith(part) ? end : at + part.length;
      return { label, text: part, values, isPart: part !== text, start: from + at, end: from + to };
    });
  });
}

/** "Event on January 14 or 21; price $165 or $175": two matters, each with its sides. */
function separateIn(text: string): string[] {
  const parts = LABEL.test(text) ? [] : text.split(/;\s+/);
  const isMatter = (part: string) => CHOICE.test(part) && sidesOf(part, false).length === 2;
  return parts.length > 1 && parts.every(isMatter) ? parts : [text];
}

const CHOICE = /\d.*\s(?:or|vs\.?|versus)\s|\s(?:or|vs\.?|versus)\s.*\d/;
const BEFORE_AMOUNT = /^(\p{L}[\p{L} ]{2,40}?) (?:is |of |at )?(?=[$€£])/u;

/** "Price $165 or $175": the words before the first amount say what it is. */
function subjectBefore(sides: readonly string[]): [string | undefined, readonly string[]] {
  const [first = '', ...others] = sides;
  const [before, subject] = BEFORE_AMOUNT.exec(first) ?? [];
  if (before === undefined || !others.every((side) => /^[$€£]/.test(side))) return [undefined, sides];
  return [subject, [first.slice(before.length), ...others]];
}

function isFollowedByUse(rest: string): boolean {
  return /^[^.;]*(?:\.\d[^.;]*)*[.;]["”]?\s*used\b/i.test(rest);
}
