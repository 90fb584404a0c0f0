import { headingLine, headingMarks, isOwnHeading, SECTION_DEPTH } from '#domain/reading/heading-line.ts';
import { fenceAfter } from '#domain/reading/line-marks.ts';

export type CleanReply = {
  text: string;
  /** The text that was left out, unchanged. */
  removed: string[];
};

// More than this before a heading is not "Sure, here is your plan" but part of it.
const MOST_CHAT_CHARACTERS = 400;
// A text with one smaller heading has no sections.
const FEWEST_SECTIONS = 2;
const FENCE = /^(`{3,}|~{3,})(?: ?(?:markdown|md|text|plaintext))?$/i;
const RULE = /^ {0,3}(?:-{3,}|\*{3,}|_{3,})[ \t]*$/;
const PART_OF_A_PLAN = /^[ \t]*(?:[-*+>|#]|\d{1,3}[.)][ \t])/;
// How chat assistants sign off. Anything else at the end may be the plan's own last sentence.
const TAKING_LEAVE =
  /^(?:\W{0,4})(?:let me know|would you like|do you want|want me to|if you(?:[’']d| would)? (?:like|want)|shall i|should i|i can also|feel free|happy to|hope this|i hope|ready to|just (?:say|tell)|which (?:section|part))/i;
/** What the page says below every chat. "Anyone can make mistakes" and "Claude, don't fear mistakes" are the plan's own. */
const FOOTER = /^\W{0,4}(?:chatgpt|claude|gemini|copilot)\b.{0,20}\b(?:can|may) make mistakes/i;

/**
 * A chat assistant's plan without the talk around it: the code block that encloses it, the line before and the line
 * after; with its sections under section headings. Works line by line, so that no text is slow.
 */
export function cleanReply(reply: string): CleanReply {
  const removed: string[] = [];
  const lines = reply.replaceAll('\r\n', '\n').split('\n');
  const inside = withoutFence(lines, removed);
  const begun = withoutGreeting(inside, removed);
  const last: string[] = [];
  const kept = withoutLeave(withoutLeave(begun, last, FOOTER), last);
  removed.push(...last.reverse());
  const leveled = levelHeadings(kept);
  const isAsWritten = removed.length === 0 && leveled === kept;
  return { text: isAsWritten ? reply : leveled.join('\n').trim(), removed };
}

// How chat assistants begin. Anything else above the first heading may be the plan's own first words.
const GREETING =
  /^\W{0,4}(?:certainly|sure|of course|absolutely|great|okay|ok|thank(?:s| you)|here(?:[’']s| is| are)|below (?:is|are)|i[’']?(?:ve| have))\b/i;

/** For replies to our own prompt, which are stored unseen: removes only what is surely talk. */
export function cleanWritten(reply: string): string {
  const { text, removed } = cleanReply(reply);
  const isTalk = (words: string) =>
    GREETING.test(words) || TAKING_LEAVE.test(words) || FOOTER.test(words) || FENCE.test(words);
  return removed.every(isTalk) ? text : reply;
}

const isTitled = (line: string) => isOwnHeading(line) && headingLine(line)?.words !== '';
const hasHeading = (lines: readonly string[]) => lines.some(isTitled);
const wordsOf = (lines: readonly string[]) => lines.join('\n').trim();

function isChat(lines: readonly string[]): boolean {
  return wordsOf(lines).length <= MOST_CHAT_CHARACTERS && !lines.some((line) => PART_OF_A_PLAN.test(line));
}

function keep(removed: string[], lines: readonly string[]): void {
  const words = wordsOf(lines);
  if (words !== '') removed.push(words);
}

function withoutFence(lines: readonly string[], removed: string[]): readonly string[] {
  const open = lines.findIndex((line) => FENCE.test(line.trim()));
  const mark = FENCE.exec((lines[open] ?? '').trim())?.[1] ?? '';
  if (open === -1) return lines;
  const last = lines.findLastIndex((line, index) => index > open && line.trim() === mark);
  // A reply cut off by a length limit never closed its fence.
  const close = last === -1 ? lines.length : last;
  const [before, inside, after] = [
    lines.slice(0, open),
    lines.slice(open + 1, close),
    lines.slice(close + 1),
  ];
  if (!hasHeading(inside) || !isChat(before) || !isChat(after)) return lines;
  keep(removed, before);
  removed.push((lines[open] ?? mark).trim());
  keep(removed, after);
  return inside;
}

function withoutGreeting(lines: readonly string[], removed: string[]): readonly string[] {
  const first = lines.findIndex(isTitled);
  const before = lines.slice(0, Math.max(0, first));
  const words = before.filter((line) => !RULE.test(line));
  if (first === -1 || wordsOf(words) === '' || !isChat(words)) return lines;
  keep(removed, words);
  return lines.slice(first);
}

function withoutLeave(
  lines: readonly string[],
  removed: string[],
  begins: RegExp = TAKING_LEAVE,
): readonly string[] {
  if (!hasHeading(lines)) return lines;
  let end = lines.length;
  while (end > 0 && lines[end - 1]?.trim() === '') end -= 1;
  const start = lines.findLastIndex((line, index) => index < end && line.trim() === '') + 1;
  const last = lines.slice(start, end);
  if (start === 0 || !isChat(last) || !begins.test(last[0] ?? '')) return lines;
  keep(removed, last);
  const rest = lines.slice(0, start);
  while (rest.length > 0 && (rest.at(-1)?.trim() === '' || RULE.test(rest.at(-1) ?? ''))) rest.pop();
  return rest;
}

/**
 * Raises the headings of a plan whose sections are under "###" or deeper, with at most a title above them, to the
 * section level that all readers expect. Any other plan is unchanged.
 */
function levelHeadings(lines: readonly string[]): readonly string[] {
  let fence: string | undefined;
  const headings = lines.flatMap((line, at) => {
    const isFenced = fence !== undefined;
    fence = fenceAfter(line, fence);
    return isFenced || !isOwnHeading(line) ? [] : [{ at, depth: headingMarks(line) }];
  });
  const titles = headings.filter(({ depth }) => depth === 1);
  const below = headings.filter(({ depth }) => depth > 1);
  const highest = Math.min(...below.map(({ depth }) => depth));
  const sections = below.filter(({ depth }) => depth === highest);
  const isTitled = titles.length === 0 || (titles.length === 1 && headings[0]?.depth === 1);
  if (!isTitled || sections.length < FEWEST_SECTIONS || highest <= SECTION_DEPTH) return lines;
  const raised = new Set(below.map(({ at }) => at));
  return lines.map((line, at) => (raised.has(at) ? line.slice(highest - SECTION_DEPTH) : line));
}
