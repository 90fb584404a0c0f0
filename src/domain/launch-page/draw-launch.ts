import { AXIS_HEIGHT, drawAxis, drawFreeDays } from './draw-axis.ts';
import { drawDayLines, drawDays, placeDays } from './draw-days.ts';
import { drawDots, drawLoad, loadHead, plusAt, workHeights } from './draw-work.ts';
import type { PictureFacts, PictureWords } from './picture-facts.ts';
import type { Scene, Shape } from './scene.ts';
import { textWidth, wrapText } from './text-width.ts';
import { timeScale } from './time-scale.ts';
import { writeText } from './write-text.ts';

export type PictureSize = {
  readonly width: number;
  /** The least height. Space left over goes to dots and bars. */
  readonly height?: number;
  readonly margin?: number;
  /** For a standalone picture: whose launch it is, and its conflicts. */
  readonly title?: string;
  readonly subtitle?: string;
};

const SIZE = 12;
const LINE = 18;
const MOST_NOTES = 3;
// Half of an outline lies outside of its card or dot.
const EDGE = 1;
const TITLE = 22;
// Of the sentence shown while there are no dates: it must fit on a phone.
const MOST_LINES = 4;

/** The launch from today to two weeks after its start. */
export function drawLaunch(facts: PictureFacts, words: PictureWords, size: PictureSize): Scene {
  const { width, margin = EDGE } = size;
  const left = margin;
  const right = width - margin;
  const scale = timeScale(facts, left, right);
  const head = headOf(size, left, right);
  const cards = placeDays(facts.days, scale, words, { left, right });
  const isEmpty = cards.cards.length === 0;
  const cardsTop = margin + head.height;
  const empty = facts.days.length === 0 ? sayNoDays(facts, words) : words.daysOver;
  const noDays = isEmpty ? wrapText(empty, right - left, SIZE, MOST_LINES) : [];
  const cardsHeight = isEmpty ? LINE * Math.max(2, noDays.length) + 6 : cards.height;
  const notes = size.title === undefined ? [] : notesOf(facts, right - left);
  const most = { isCut: true, kinds: new Set(['send', 'task', 'rest', 'avoid'] as const) };
  const legendHeight = legendOf(words, most, left, right, 0).height;
  const fixed = cardsTop + cardsHeight + AXIS_HEIGHT + legendHeight + notes.length * LINE + margin + 16;
  const heights = workHeights(facts, scale);
  const least = heights.load + loadHead(facts, words, scale).length * LINE;
  const spare = Math.max(0, (size.height ?? 0) - fixed - heights.dots - least);
  const dots = heights.dots + spare * 0.4;
  const load = least + spare * 0.6;

  const axis = cardsTop + cardsHeight + dots;
  const loadTop = axis + AXIS_HEIGHT;
  const bottom = loadTop + load;
  const kept = drawFreeDays(facts, scale, cardsTop, bottom);
  const drawn = drawDots(facts.work, scale, axis - 9, dots - 12);
  const legend = legendOf(
    words,
    { ...drawn, kinds: new Set([...kept.kinds, ...drawn.kinds]) },
    left,
    right,
    bottom + 8,
  );
  const notesTop = bottom + 8 + legend.height + 4;
  const total = notesTop + notes.length * LINE + margin;
  return {
    width,
    height: Math.max(total, size.height ?? 0),
    shapes: [
      ...kept.shapes,
      ...head.shapes,
      ...noDays.map((text, index) =>
        writeText({ text, x: left, top: cardsTop + index * LINE, width: right - left, size: SIZE }),
      ),
      ...drawAxis(scale, words, right, axis),
      ...drawDayLines(cards, cardsTop, axis),
      ...drawn.shapes,
      ...drawDays(cards, words, cardsTop, axis),
      ...drawLoad(facts, words, scale, { top: loadTop, height: load }),
      ...legend.shapes,
      ...notes.map((text, index) =>
        writeText({
          text,
          x: left,
          top: notesTop + index * LINE,
          width: right - left,
          size: SIZE,
          tone: 'danger',
        }),
      ),
    ],
  };
}

function sayNoDays({ asked }: PictureFacts, words: PictureWords): string {
  const isAsked = (...names: PictureFacts['asked']) => names.some((name) => asked.includes(name));
  return words.noDays(isAsked('eventDate'), isAsked('doorsOpen', 'doorsClose'), isAsked('startDate'));
}

type Part = { readonly shapes: readonly Shape[]; readonly height: number };

function headOf({ title, subtitle = '', margin = EDGE }: PictureSize, left: number, right: number): Part {
  if (title === undefined) return { shapes: [], height: 0 };
  const width = right - left;
  const below = wrapText(subtitle, width, SIZE + 2, 2);
  const line = (SIZE + 2) * 1.5;
  return {
    shapes: [
      writeText({ text: title, x: left, top: margin, width, size: TITLE, weight: 700 }),
      ...below.map((text, index) =>
        writeText({
          text,
          x: left,
          top: margin + TITLE * 1.6 + index * line,
          width,
          size: SIZE + 2,
          tone: 'soft',
        }),
      ),
    ],
    height: TITLE * 1.6 + below.length * line + 12,
  };
}

function notesOf({ collisions }: PictureFacts, width: number): string[] {
  return collisions.slice(0, MOST_NOTES).flatMap((note) => wrapText(note, width, SIZE, 2));
}

type Shown = { readonly isCut: boolean; readonly kinds: ReadonlySet<'send' | 'task' | 'rest' | 'avoid'> };

function legendOf(
  words: PictureWords,
  { isCut, kinds }: Shown,
  left: number,
  right: number,
  top: number,
): Part {
  const dot = (tone: 'send' | 'surface') => (x: number, y: number) => [
    {
      kind: 'circle' as const,
      x,
      y,
      radius: 4,
      tone,
      ...(tone === 'surface' && { edge: 'soft' as const }),
    },
  ];
  const band = (tone: 'rest' | 'avoid') => (x: number, y: number) => [
    { kind: 'rect' as const, x: x - 5, y: y - 5, width: 10, height: 10, tone, edge: 'line' as const },
  ];
  const marks = [
    ...[
      { name: 'send' as const, mark: dot('send') },
      { name: 'task' as const, mark: dot('surface') },
      { name: 'rest' as const, mark: band('rest') },
      { name: 'avoid' as const, mark: band('avoid') },
    ].filter(({ name }) => kinds.has(name)),
    ...(isCut ? [{ name: 'more' as const, mark: plusAt }] : []),
  ];
  const shapes: Shape[] = [];
  let x = left;
  let y = top;
  for (const { name, mark } of marks) {
    const text = words.legend[name];
    const own = 18 + textWidth(text, SIZE) + 14;
    if (x > left && x + own > right) {
      x = left;
      y += LINE;
    }
    shapes.push(
      ...mark(x + 6, y + LINE / 2),
      writeText({ text, x: x + 18, top: y, width: right - x - 18, size: SIZE, tone: 'soft' }),
    );
    x += own;
  }
  return { shapes, height: y - top + LINE };
}
