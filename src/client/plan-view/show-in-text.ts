import type { SourceRange } from '#domain/plan/source-range.ts';

/** Selects the words in the plan's text area, and scrolls them roughly to the middle of the screen. */
export function showInText({ range, words }: { range: SourceRange; words: string }): boolean {
  // Not the notes next to it, which render before the plan does.
  const area = document.querySelector<HTMLTextAreaElement>('textarea[data-plan]');
  if (!area) return false;
  const at = area.value.indexOf(words, range.start);
  const start = at === -1 ? Math.min(range.start, area.value.length) : at;
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, at === -1 ? start : at + words.length);
  // A text area can't scroll the page to a line: estimate how far down the words are.
  const { top, height } = area.getBoundingClientRect();
  scrollBy({
    top: top + (start / Math.max(1, area.value.length)) * height - innerHeight / 2,
    behavior: 'instant',
  });
  return true;
}
