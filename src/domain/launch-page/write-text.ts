import type { SceneText, Tone } from './scene.ts';
import { fitText, LINE_HEIGHT, textWidth } from './text-width.ts';

type Line = {
  readonly text: string;
  readonly x: number;
  readonly top: number;
  /** The maximum width. */
  readonly width: number;
  readonly size: number;
  readonly weight?: 400 | 700;
  readonly tone?: Tone;
  /** `x` is the middle of its room. */
  readonly isCentered?: boolean;
};

const BASELINE = 1.1;

/** One line of words, cut to its room. */
export function writeText(line: Line): SceneText {
  const { x, top, width, size, weight = 400, tone = 'ink', isCentered = false } = line;
  const text = fitText(line.text, width, size, weight);
  const own = Math.min(width, textWidth(text, size, weight));
  return {
    kind: 'text',
    x,
    y: top + size * BASELINE,
    size,
    weight,
    tone,
    anchor: isCentered ? 'middle' : 'start',
    text,
    box: { x: isCentered ? x - own / 2 : x, y: top, width: own, height: size * LINE_HEIGHT },
  };
}
