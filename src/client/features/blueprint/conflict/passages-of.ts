import { differingPassages, type Passage } from '#domain/merging/differing-passages.ts';
import { readableLines } from '#domain/plan/render/readable-lines.ts';

/** Compares plans without their Markdown; with it, if nothing else differs. `isAll`: nothing was left out. */
export function passagesOf(
  mine: string,
  theirs: string,
  isPlan: boolean,
): { passages: Passage[]; isAll: boolean } {
  const readable = isPlan ? differingPassages(readableLines(mine), readableLines(theirs)) : [];
  const passages = readable.length > 0 ? readable : differingPassages(mine, theirs);
  const shown = (side: keyof Passage) =>
    passages.flatMap((passage) => passage[side].map(({ text }) => text)).join('');
  return { passages, isAll: shown('mine') === mine && shown('theirs') === theirs };
}
