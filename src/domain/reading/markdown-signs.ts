const HEADING_OR_BOX = /^(?:#{1,6}[ \t]|[ \t]*[-*+][ \t]\[[ xX]\][ \t])/m;
const HEADING_OR_BOLD = /^#{1,6} |\*\*/m;
const MARKDOWN = /^(?:#{1,6} |[-*+] |\d{1,3}[.)] |> |\|.*\|\s*$)|\*\*\S/m;

/** Marks that only a plan has: a bullet may also come from elsewhere. */
export function hasHeadingOrBox(text: string): boolean {
  return HEADING_OR_BOX.test(text);
}

/** Marks that look broken to somebody who doesn't know Markdown. */
export function hasHeadingOrBold(text: string): boolean {
  return HEADING_OR_BOLD.test(text);
}

export function looksLikeMarkdown(text: string): boolean {
  return MARKDOWN.test(text);
}

const BOX = /\[[ xX]\]/;

/** A cheap test: most lines have no box. */
export function mayHaveBox(line: string): boolean {
  return BOX.test(line);
}

const TICKED = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[xX]\]/m;

export function hasTicks(plan: string): boolean {
  return TICKED.test(plan);
}

/** The text of one item with its box ticked or open. */
export function withBox(item: string, isTicked: boolean): string {
  return item.replace(BOX, isTicked ? '[x]' : '[ ]');
}

const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])[ \t]+/;

export function isListItem(line: string): boolean {
  return ITEM.test(line);
}
