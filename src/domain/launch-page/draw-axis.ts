import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import type { KeepFreeReason } from '#domain/week/free-days.ts';
import type { PictureFacts, PictureWords } from './picture-facts.ts';
import { doOverlap, type SceneText, type Shape } from './scene.ts';
import type { TimeScale } from './time-scale.ts';
import { writeText } from './write-text.ts';

const SIZE = 12;
export const AXIS_HEIGHT = 28;
// Thinner, every seventh day makes a moiré, not a day of rest.
const THINNEST_DAY = 2;
const MONTHS_BEFORE_YEARS = 30;
const GAP = 6;
const FARTHEST = 16;

/** Days kept free, as vertical bands; `kinds` says which kinds there are. */
export function drawFreeDays(
  { keptFor }: PictureFacts,
  scale: TimeScale,
  top: number,
  bottom: number,
): { readonly shapes: readonly Shape[]; readonly kinds: ReadonlySet<KeepFreeReason> } {
  const shapes: Shape[] = [];
  const kinds = new Set<KeepFreeReason>();
  const seenFor = (day: IsoDay) => {
    const kind = keptFor(day);
    return kind === 'rest' && scale.dayWidth < THINNEST_DAY ? null : kind;
  };
  let day = scale.from;
  while (day <= scale.to) {
    const tone = seenFor(day);
    const first = day;
    do day = addDays(day, 1);
    while (day <= scale.to && seenFor(day) === tone);
    if (tone === null) continue;
    const x = scale.xOf(first);
    kinds.add(tone);
    shapes.push({ kind: 'rect', x, y: top, width: scale.xOf(day) - x, height: bottom - top, tone });
  }
  return { shapes, kinds };
}

/** The time axis with a mark for today and the names of months that fit. */
export function drawAxis(scale: TimeScale, words: PictureWords, right: number, y: number): Shape[] {
  const left = scale.xOf(scale.from);
  const top = y + 9;
  const at = (text: string, x: number, weight: 400 | 700) =>
    writeText({ text, x, top, width: right - x, size: SIZE, weight, tone: weight === 700 ? 'ink' : 'soft' });
  const texts: SceneText[] = [at(words.today(scale.from), left, 700)];
  const ticks: Shape[] = [];
  const { days, areYears } = monthsIn(scale);
  for (const day of days) {
    const x = scale.xOf(day);
    const name = words.month(day, areYears);
    const { box } = texts.at(-1) ?? { box: { x: 0, width: 0 } };
    const behind = box.x + box.width + GAP;
    // A name that just doesn't fit moves a little past its tick, which still shows the day.
    const label = at(name, behind - x < FARTHEST ? Math.max(x, behind) : x, 400);
    const isFree = texts.every((text) => !doOverlap(spread(label.box), text.box));
    // Half the name of a month is no help.
    if (!isFree || label.text !== name) continue;
    texts.push(label);
    ticks.push({ kind: 'rect', x, y: y - 4, width: 1, height: 9, tone: 'edge' });
  }
  return [
    { kind: 'rect', x: left, y: y - 1, width: right - left, height: 2, tone: 'edge' },
    ...ticks,
    { kind: 'circle', x: left + 5, y, radius: 5, tone: 'ink' },
    ...texts,
  ];
}

function spread(box: SceneText['box']): SceneText['box'] {
  return { ...box, x: box.x - GAP, width: box.width + 2 * GAP };
}

/** The first of each month; over some years, of each year. */
function monthsIn({ from, to }: TimeScale): { days: readonly IsoDay[]; areYears: boolean } {
  const months: IsoDay[] = [];
  let [year = 0, month = 1] = from.split('-').map(Number);
  for (;;) {
    month = month === 12 ? 1 : month + 1;
    if (month === 1) year += 1;
    const day = `${year}-${String(month).padStart(2, '0')}-01`;
    if (day > to) break;
    months.push(day);
  }
  const areYears = months.length > MONTHS_BEFORE_YEARS;
  return { days: areYears ? months.filter((day) => day.slice(5, 7) === '01') : months, areYears };
}
