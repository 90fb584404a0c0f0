import { daysBetween } from '#domain/reading/calendar.ts';
import type { LaunchDay, PictureWords } from './picture-facts.ts';
import type { Box, Shape } from './scene.ts';
import { textWidth } from './text-width.ts';
import type { TimeScale } from './time-scale.ts';
import { writeText } from './write-text.ts';

const SIZE = 12;
const LINE = SIZE * 1.5;
const PAD = 8;
const GAP = 6;
const WIDEST = 230;
const CARD_HEIGHT = 2 * LINE + 6;
const MARK = 7;

type Card = Box & {
  readonly day: LaunchDay;
  readonly middle: number;
  readonly row: number;
  /** The room for its words. Not `width` without the padding: rounding makes that slightly too narrow, and the year is cut off. */
  readonly room: number;
};
export type DayCards = { readonly cards: readonly Card[]; readonly height: number };

/** The launch's own days as cards above the axis, in as many rows as they need. */
export function placeDays(
  days: readonly LaunchDay[],
  scale: TimeScale,
  words: PictureWords,
  room: { readonly left: number; readonly right: number },
): DayCards {
  const widest = Math.min(WIDEST, room.right - room.left) - 2 * PAD;
  const cards: Card[] = [];
  const coming = days.filter(({ day }) => scale.isIn(day));
  for (const day of coming.toSorted((one, other) => daysBetween(other.day, one.day))) {
    const name = textWidth(nameOf(day, words), SIZE, 700);
    const own = Math.min(widest, Math.max(name, textWidth(words.date(day.day), SIZE)));
    const width = own + 2 * PAD;
    const middle = scale.xOf(day.day) + scale.dayWidth / 2;
    const x = Math.max(room.left, Math.min(middle - width / 2, room.right - width));
    const isFree = (row: number) =>
      cards.every((card) => card.row !== row || x >= card.x + card.width + GAP || card.x >= x + width + GAP);
    let row = 0;
    while (!isFree(row)) row += 1;
    cards.push({ day, middle, row, room: own, x, y: 0, width, height: CARD_HEIGHT });
  }
  const rows = Math.max(0, ...cards.map(({ row }) => row + 1));
  return { cards, height: rows * (CARD_HEIGHT + GAP) };
}

function nameOf({ name, words: own }: LaunchDay, words: PictureWords): string {
  return own ?? words.dayNames[name];
}

/** A line from each card down to the axis: behind the dots, and behind the cards of lower rows. */
export function drawDayLines({ cards, height }: DayCards, top: number, axis: number): Shape[] {
  return cards.map(({ row, middle }) => {
    const y = topOf(row, top + height) + CARD_HEIGHT;
    return { kind: 'rect', x: middle - 0.75, y, width: 1.5, height: axis - y, tone: 'gold' };
  });
}

function topOf(row: number, bottom: number): number {
  return bottom - (row + 1) * (CARD_HEIGHT + GAP);
}

export function drawDays(
  { cards, height }: DayCards,
  words: PictureWords,
  top: number,
  axis: number,
): Shape[] {
  return [
    ...cards.map(
      ({ middle }): Shape => ({
        kind: 'circle',
        x: middle,
        y: axis,
        radius: MARK,
        tone: 'gold',
        edge: 'surface',
      }),
    ),
    ...cards.flatMap((card): Shape[] => {
      const y = topOf(card.row, top + height);
      const line = { x: card.x + card.width / 2, width: card.room, size: SIZE, isCentered: true };
      return [
        {
          kind: 'rect',
          x: card.x,
          y,
          width: card.width,
          height: CARD_HEIGHT,
          radius: 8,
          tone: 'surface',
          edge: 'gold',
        },
        writeText({ ...line, text: nameOf(card.day, words), top: y + 3, weight: 700 }),
        writeText({ ...line, text: words.date(card.day.day), top: y + 3 + LINE, tone: 'soft' }),
      ];
    }),
  ];
}
