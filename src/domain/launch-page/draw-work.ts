import type { DatedWork, PictureFacts, PictureWords } from './picture-facts.ts';
import type { Shape } from './scene.ts';
import { textWidth, wrapText } from './text-width.ts';
import { type TimeScale, type WeekLoad, weekLoads } from './time-scale.ts';
import { writeText } from './write-text.ts';

const RADIUS = 3.5;
const STEP = 2 * RADIUS + 1.5;
const SIZE = 12;
const THINNEST_BAR = 12;
const LINE = 18;
const NUMBER = 18;

const HIGHEST_DOTS = 62;
const LOWEST_DOTS = 22;
const LOAD = 92;
const EMPTY_LOAD = 44;

/** The height that dots and bars need: a launch with little in it gets a low picture, so that the tasks stay in sight. */
export function workHeights(facts: PictureFacts, scale: TimeScale): { dots: number; load: number } {
  const tallest = Math.max(0, ...[...columnsOf(facts.work, scale).values()].map((own) => own.length));
  const isIdle = weekLoads(facts, scale, weeksABar(scale)).every(({ hours }) => hours === 0);
  return {
    dots: Math.min(HIGHEST_DOTS, LOWEST_DOTS + tallest * STEP),
    load: isIdle ? EMPTY_LOAD : LOAD,
  };
}

function columnsOf(work: readonly DatedWork[], scale: TimeScale): Map<number, DatedWork[]> {
  const left = scale.xOf(scale.from);
  return Map.groupBy(
    work.filter(({ day }) => scale.isIn(day)),
    ({ day }) => Math.floor((scale.xOf(day) - left + scale.dayWidth / 2) / columnWidth(scale)),
  );
}

const columnWidth = ({ dayWidth }: TimeScale) => Math.max(dayWidth, STEP);

export type Drawn = {
  readonly shapes: readonly Shape[];
  readonly isCut: boolean;
  readonly kinds: ReadonlySet<DatedWork['kind']>;
};

/** Sends and tasks as dots above their day. Dots that don't fit become a plus on top. */
export function drawDots(
  work: readonly DatedWork[],
  scale: TimeScale,
  bottom: number,
  height: number,
): Drawn {
  const column = columnWidth(scale);
  const left = scale.xOf(scale.from);
  const right = scale.xOf(scale.to) + scale.dayWidth;
  const most = Math.max(1, Math.floor(height / STEP));
  const sends: Shape[] = [];
  const tasks: Shape[] = [];
  const pluses: Shape[] = [];
  const kinds = new Set<DatedWork['kind']>();
  let isCut = false;
  for (const [index, own] of columnsOf(work, scale)) {
    const middle = Math.min(left + (index + 0.5) * column, right - RADIUS);
    // Sends are harder to move: they are at the bottom, and left out last.
    const sorted = [...own.filter(isSend), ...own.filter((work) => !isSend(work))];
    const dots = sorted.slice(0, own.length > most ? most - 1 : most);
    for (const [at, work] of dots.entries()) {
      kinds.add(work.kind);
      const place = { kind: 'circle' as const, x: middle, y: bottom - RADIUS - at * STEP };
      if (isSend(work)) sends.push({ ...place, radius: RADIUS, tone: 'send' });
      else tasks.push({ ...place, radius: RADIUS - 0.75, tone: 'surface', edge: 'soft' });
    }
    if (own.length <= most) continue;
    isCut = true;
    pluses.push(...plusAt(middle, bottom - RADIUS - dots.length * STEP));
  }
  return { shapes: [...sends, ...tasks, ...pluses], isCut, kinds };
}

function isSend({ kind }: DatedWork): boolean {
  return kind === 'send';
}

export function plusAt(x: number, y: number): Shape[] {
  return [
    { kind: 'rect', x: x - 3.5, y: y - 0.75, width: 7, height: 1.5, tone: 'ink' },
    { kind: 'rect', x: x - 0.75, y: y - 3.5, width: 1.5, height: 7, tone: 'ink' },
  ];
}

/** The caption of the bars, in as many lines as it takes. */
export function loadHead(facts: PictureFacts, words: PictureWords, scale: TimeScale): string[] {
  const { hoursAWeek, areHoursAssumed } = facts;
  const text = `${words.load(weeksABar(scale) > 1)} ${words.budget(hoursAWeek, areHoursAssumed)}`;
  return wrapText(text, widthOf(scale), SIZE, 4);
}

function weeksABar({ dayWidth }: TimeScale): number {
  return Math.ceil(THINNEST_BAR / (7 * dayWidth));
}

function widthOf(scale: TimeScale): number {
  return scale.xOf(scale.to) + scale.dayWidth - scale.xOf(scale.from);
}

/** The hours of each week as a bar, compared with the available hours. */
export function drawLoad(
  facts: PictureFacts,
  words: PictureWords,
  scale: TimeScale,
  { top, height }: { readonly top: number; readonly height: number },
): Shape[] {
  const left = scale.xOf(scale.from);
  const right = left + widthOf(scale);
  const head = loadHead(facts, words, scale);
  const together = weeksABar(scale);
  const loads = weekLoads(facts, scale, together);
  const bottom = top + height;
  const room = height - head.length * LINE - 2 - NUMBER;
  const most = Math.max(facts.hoursAWeek, 1, ...loads.map(({ hours }) => hours));
  const heightOf = (hours: number) => (hours / most) * room;
  const bars = loads.map((load) => {
    const from = Math.max(left, scale.xOf(load.start) + 1.5);
    const to = Math.min(right, scale.xOf(load.end) - 1.5);
    return { load, x: from, width: Math.max(1, to - from) };
  });
  const shapes = bars.flatMap(({ load, x, width }): Shape[] => {
    const within = heightOf(Math.min(load.hours, facts.hoursAWeek));
    const over = heightOf(load.hours) - within;
    const bar = (y: number, own: number, tone: 'soft' | 'danger'): Shape[] =>
      own > 0 ? [{ kind: 'rect', x, y, width, height: own, tone }] : [];
    return [...bar(bottom - within, within, 'soft'), ...bar(bottom - within - over, over, 'danger')];
  });
  return [
    ...head.map((text, index) =>
      writeText({ text, x: left, top: top + index * LINE, width: right - left, size: SIZE, tone: 'soft' }),
    ),
    ...shapes,
    { kind: 'rect', x: left, y: bottom, width: right - left, height: 1, tone: 'edge' },
    ...budgetLine(left, right, bottom - heightOf(facts.hoursAWeek)),
    ...numbersOver(bars, facts.hoursAWeek, words, { left, right }, (hours) => bottom - heightOf(hours)),
  ];
}

const DASH = 6;

function budgetLine(left: number, right: number, y: number): Shape[] {
  const count = Math.ceil((right - left) / (2 * DASH));
  return Array.from({ length: count }, (_, index) => {
    const x = left + index * 2 * DASH;
    return { kind: 'rect', x, y: y - 0.75, width: Math.min(DASH, right - x), height: 1.5, tone: 'gold' };
  });
}

type Bar = { readonly load: WeekLoad; readonly x: number; readonly width: number };

/** The hours above each overfull week whose bar is wide enough; if the fullest one's isn't, or none is, above the fullest alone. */
function numbersOver(
  bars: readonly Bar[],
  budget: number,
  words: PictureWords,
  { left, right }: { readonly left: number; readonly right: number },
  topOf: (hours: number) => number,
): Shape[] {
  const full = bars.filter(({ load }) => load.hours > 0);
  const own = (bar: Bar) => textWidth(words.hours(bar.load.hours), SIZE, 700);
  const fitting = full.filter((bar) => bar.load.hours > budget && own(bar) <= bar.width);
  const fullest = full.toSorted((one, other) => other.load.hours - one.load.hours).slice(0, 1);
  return (fullest.every((bar) => fitting.includes(bar)) ? fitting : fullest).map((bar) => {
    const width = own(bar);
    const middle = bar.x + bar.width / 2;
    return writeText({
      text: words.hours(bar.load.hours),
      x: Math.max(left + width / 2, Math.min(middle, right - width / 2)),
      top: numberTop(topOf(bar.load.hours), topOf(budget)),
      width,
      size: SIZE,
      weight: 700,
      isCentered: true,
    });
  });
}

/** On the bar, or above the dashed line if that would cross the number. */
function numberTop(bar: number, line: number): number {
  return bar - NUMBER > line ? bar - NUMBER : Math.min(bar, line) - NUMBER;
}
