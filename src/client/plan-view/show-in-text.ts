import type { SourceRange } from '#domain/plan/source-range.ts';

/** Selects the words in the plan's text area, and brings them about into the middle of the screen. */
export function showInText({ range, words }: { range: SourceRange; words: string }): boolean {
  // Not the notes beside it: they are there before the plan is drawn as a document.
  const area = document.querySelector<HTMLTextAreaElement>('textarea[data-plan]');
  if (!area) return false;
  const at = area.value.indexOf(words, range.start);
  const start = at === -1 ? Math.min(range.start, area.value.length) : at;
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, at === -1 ? start : at + words.length);
  // A text area scrolls the page to no line of its own: about as far down as the words are.
  const { top, height } = area.getBoundingClientRect();
  scrollBy({
    top: top + (start / Math.max(1, area.value.length)) * height - innerHeight / 2,
    behavior: 'instant',
  });
  return true;
}
