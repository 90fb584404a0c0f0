import type { DeliverableForm } from '#content/topic.ts';
import { wordsOf } from '#lab/rubric/reading-grade.ts';

const ITEM_PATTERNS: Record<Exclude<DeliverableForm, 'prose' | 'table'>, RegExp> = {
  lines: /^(?:- )?\*\*[^*]+:\*\*/gm,
  bullets: /^[-*] (?!\[[ xX]\])/gm,
  rows: /^[-*] (?!\[[ xX]\])/gm,
  numbered: /^\d+[.)] /gm,
  checklist: /^[-*] \[[ xX]\] /gm,
  drafts: /^### (?:Email|Text|Post|Page|Script|Note by hand|Prompt for an assistant)\b/gm,
  cards: /^(?:- )?\*\*Name:\*\*/gm,
};
const HEADED_CARD = /^### (?!(?:Email|Text|Post|Page|Script|Note by hand|Prompt for an assistant)\b)/gm;

const TABLE_LINE = /^\|.*\|\s*$/gm;
const TABLE_RULE = /^\|(?:\s*:?-+:?\s*\|)+\s*$/gm;

export function hasTable(body: string): boolean {
  return body.match(TABLE_RULE) !== null;
}

/** The number of items in a section's required form; words for prose, body rows for a table. Nested bullets don't count. */
export function countItems(form: DeliverableForm, body: string): number {
  if (form === 'prose') return wordsOf(body).length;
  const headed = form === 'cards' && body.match(HEADED_CARD)?.length;
  if (headed) return headed;
  if (form !== 'table') return body.match(ITEM_PATTERNS[form])?.length ?? 0;
  const rules = body.match(TABLE_RULE)?.length ?? 0;
  const lines = body.match(TABLE_LINE)?.length ?? 0;
  return lines - 2 * rules;
}
