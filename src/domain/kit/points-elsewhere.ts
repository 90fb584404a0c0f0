import { gapsIn } from '#domain/plan/gaps/gaps.ts';
import { plainWords } from '#domain/reading/plain-words.ts';

const POINTS =
  /^(?:send|use|reuse|repeat|see|copy|read|same|the same|as)\b[^.!?]{0,120}\b(?:above|below|again|word for word|drafts?|earlier|same|under)\b/i;
const ALONE =
  /^(?:the )?[\w\s-]{0,40}\b(?:email|message|letter|text|post|note|invitation|script)s? (?:above|below|as planned|already planned)\b/i;
const LONGEST_POINTER = 15;

/** "Send the Sample email above, word for word" refers to another text. */
export function pointsElsewhere(text: string): boolean {
  const start = plainWords(text.slice(0, 400));
  return POINTS.test(start) || (ALONE.test(start) && wordCount(start) <= LONGEST_POINTER);
}

export function wordCount(text: string): number {
  const gaps = gapsIn(text).length;
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0) - gaps;
}
