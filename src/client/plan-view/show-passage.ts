import type { SourceRange } from '#domain/plan/source-range.ts';
import { showInText } from './show-in-text.ts';
import { untilMoved } from './until-moved.ts';

/** A sentence of a plan without Markdown, the words in question, and its range in the text. */
export type Passage = {
  readonly quote: string;
  readonly words: string;
  readonly range: SourceRange;
  /** The text before it, if the same words may occur more than once. */
  readonly before?: string;
};

const FRAMES = 600;
const FLASH_MS = 2_400;

/** Scrolls to a sentence once its plan is rendered, as a document or as text, unless the person moves first. */
export function showPassage(passage: Passage): void {
  let frames = 0;
  untilMoved(() => {
    frames += 1;
    return frames > FRAMES || showInDocument(passage) || showInText(passage);
  });
}

function showInDocument({ quote, words, before }: Passage): boolean {
  const plan = document.querySelector('.plan-document');
  if (!plan) return false;
  const cells = quote.split(' | ');
  const part = cells.find((cell) => cell.includes(words)) ?? quote;
  const hasWords = (text: string) => bare(text).includes(bare(part));
  const found = [...plan.querySelectorAll<HTMLElement>('p, li, tr, td, th, h1, h2, h3, h4, h5, h6')]
    .filter(({ textContent }) => hasWords(textContent))
    // The innermost: a list containing the sentence matches too.
    .filter((place, index, all) => !all[index + 1] || !place.contains(all[index + 1] as Node));
  const nth = before === undefined ? Number.POSITIVE_INFINITY : before.split('\n').filter(hasWords).length;
  const target = found[Math.min(nth, found.length - 1)];
  const element = target ?? plan;
  element.scrollIntoView({ block: target ? 'center' : 'start', behavior: 'instant' });
  if (!target) return true;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const gold = { backgroundColor: 'var(--c-gold-soft)' };
  target.animate?.([gold, { ...gold, offset: 0.7 }, { backgroundColor: 'transparent' }], FLASH_MS);
  return true;
}

// A gap renders as its need alone, and escapes render as their characters.
function bare(text: string): string {
  return text
    .replace(/\[ADD:/gi, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$%]+/gu, '');
}
