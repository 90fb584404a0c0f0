import { drawLaunch } from './draw-launch.ts';
import type { PictureFacts, PictureWords } from './picture-facts.ts';
import type { Scene } from './scene.ts';

/** In pixels: the format that messages and posts show uncropped. */
export const POSTER = { width: 1_600, height: 900 } as const;

// A smaller scene has larger type; only a full one needs more room.
const WIDTHS = [800, 900, 1_000, 1_150, 1_300, 1_600];
const MARGIN = 24;

type Heading = { readonly title: string; readonly subtitle: string };

/** The picture alone on its page, always sixteen to nine. */
export function posterScene(facts: PictureFacts, words: PictureWords, heading: Heading): Scene {
  const draw = (width: number) =>
    drawLaunch(facts, words, {
      ...heading,
      width,
      height: (width * POSTER.height) / POSTER.width,
      margin: MARGIN,
    });
  const isWhole = ({ width, height }: Scene) => height <= (width * POSTER.height) / POSTER.width;
  const [widest = POSTER.width] = WIDTHS.slice(-1);
  for (const width of WIDTHS) {
    const scene = draw(width);
    if (isWhole(scene)) return scene;
  }
  return draw(widest);
}
