/** Semantic colors. Screens take them from the theme, files from their own table (scene-svg.ts). */
export type Tone =
  | 'ink'
  | 'soft'
  | 'faint'
  | 'line'
  | 'edge'
  | 'surface'
  | 'rest'
  | 'avoid'
  | 'gold'
  | 'send'
  | 'danger';

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type SceneRect = Box & {
  readonly kind: 'rect';
  readonly tone: Tone;
  readonly radius?: number;
  readonly edge?: Tone;
};

export type SceneCircle = {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly tone: Tone;
  readonly edge?: Tone;
};

export type SceneText = {
  readonly kind: 'text';
  readonly x: number;
  /** The baseline: programs disagree on every other way to place text. */
  readonly y: number;
  readonly size: number;
  readonly weight: 400 | 700;
  readonly tone: Tone;
  readonly anchor: 'start' | 'middle';
  readonly text: string;
  /** The space reserved for it. No other text may overlap. */
  readonly box: Box;
};

export type Shape = SceneRect | SceneCircle | SceneText;

/** A picture as plain shapes, back to front. */
export type Scene = { readonly width: number; readonly height: number; readonly shapes: readonly Shape[] };

export function doOverlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
