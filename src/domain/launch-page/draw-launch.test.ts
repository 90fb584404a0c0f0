import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PICTURE_WORDS } from '#content/copy/launch-page.ts';
import { addDays } from '#domain/reading/calendar.ts';
import { drawLaunch } from './draw-launch.ts';
import type { PictureFacts } from './picture-facts.ts';
import { POSTER, posterScene } from './poster.ts';
import { doOverlap, type Scene, type SceneText } from './scene.ts';
import { arbitraryPicture, TODAY } from './testing/arbitrary-picture.ts';
import { textWidth } from './text-width.ts';

const textsOf = ({ shapes }: Scene) => shapes.filter((shape): shape is SceneText => shape.kind === 'text');

/** Faults of the texts in a scene: outside of their box or the picture, or overlapping. */
function faultsIn(scene: Scene): string[] {
  const texts = textsOf(scene);
  const near = 0.01;
  const outside = texts.filter(({ box, text, size, weight, x, anchor }) => {
    const width = textWidth(text, size, weight);
    const left = anchor === 'middle' ? x - width / 2 : x;
    return (
      left < box.x - near ||
      left + width > box.x + box.width + near ||
      box.x < -near ||
      box.x + box.width > scene.width + near ||
      box.y < -near ||
      box.y + box.height > scene.height + near
    );
  });
  const over = texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => (doOverlap(one.box, other.box) ? [[one, other]] : [])),
  );
  return [
    ...outside.map(({ text }) => `outside: ${text}`),
    ...over.map((pair) => `over one another: ${pair.map((each) => each?.text).join(' | ')}`),
  ];
}

const FACTS: PictureFacts = {
  today: TODAY,
  firstDay: 1,
  days: [
    { name: 'doorsOpen', day: '2027-03-08' },
    { name: 'doorsClose', day: '2027-03-16' },
    { name: 'eventDate', day: '2027-03-13', words: 'One Song, One Morning' },
    { name: 'startDate', day: '2027-03-22' },
  ],
  asked: [],
  work: [
    { kind: 'send', day: '2026-11-24', minutes: 45 },
    { kind: 'task', day: '2026-11-25', minutes: 500 },
  ],
  keptFor: (day) => (day === '2026-12-25' ? 'avoid' : null),
  hoursAWeek: 4,
  areHoursAssumed: false,
  collisions: [],
};

const said = (facts: PictureFacts, width = 900) =>
  textsOf(drawLaunch(facts, PICTURE_WORDS, { width })).map(({ text }) => text);

describe('the picture of a launch', () => {
  it.each([160, 240, 320, 390, 640, 1_088, 1_280])(
    'keeps every text in its box and off every other, at a width of %i',
    (width) => {
      fc.assert(
        fc.property(arbitraryPicture, (facts) => {
          expect(faultsIn(drawLaunch(facts, PICTURE_WORDS, { width }))).toEqual([]);
        }),
        { numRuns: 25 },
      );
    },
  );

  it('cuts no day of the year where there is room for it', () => {
    for (let ahead = 30; ahead < 395; ahead += 1) {
      const day = addDays(TODAY, ahead);
      const texts = said({ ...FACTS, days: [{ name: 'doorsClose', day }] }, 390);
      expect(texts).toContain(PICTURE_WORDS.date(day));
    }
  });

  it('says on a phone, too, to the end, that there are no days yet', () => {
    const asked = ['doorsOpen', 'eventDate', 'doorsClose', 'startDate'] as const;
    expect(said({ ...FACTS, days: [], asked }, 314).join(' ')).toContain(
      'No launch days confirmed yet. Confirm your event, sign-up and start dates in My facts, and they’ll show up here.',
    );
  });

  it('asks for no day that nobody needs', () => {
    const empty = (asked: PictureFacts['asked']) => said({ ...FACTS, days: [], asked }).join(' ');
    expect(empty([])).toContain('No launch days. Tasks and messages with a date show up here.');
    expect(empty(['doorsOpen', 'doorsClose'])).toContain('Confirm your sign-up dates in My facts');
    expect(empty(['startDate'])).toContain('Confirm your start date in My facts');
  });

  it('puts the hours on their bar, and above the dashed line only if that would cross them', () => {
    const topOf = (minutes: number) => {
      const facts = { ...FACTS, work: [{ kind: 'task' as const, day: '2026-11-25', minutes }] };
      const { shapes } = drawLaunch(facts, PICTURE_WORDS, { width: 900 });
      const bars = shapes.flatMap((shape) =>
        shape.kind === 'rect' && shape.tone === 'soft' ? [shape.y] : [],
      );
      const [number] = shapes.filter((shape) => shape.kind === 'text' && /^[\d.]+$/.test(shape.text));
      return (number?.kind === 'text' ? number.box.y : Number.NaN) - Math.min(...bars);
    };
    expect(topOf(20)).toBe(-18);
    expect(topOf(210)).toBeLessThan(-18);
  });

  it('is a poster of sixteen to nine with every text inside, whatever it shows', () => {
    fc.assert(
      fc.property(arbitraryPicture, fc.string({ maxLength: 300 }), (facts, title) => {
        const scene = posterScene(facts, PICTURE_WORDS, { title, subtitle: title });
        expect(scene.height / scene.width).toBeCloseTo(POSTER.height / POSTER.width, 5);
        expect(faultsIn(scene)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('names the launch’s own days, today and the months, and how the bars are read', () => {
    expect(said(FACTS)).toEqual(
      expect.arrayContaining([
        'Today, Nov 17',
        'Sign-up opens',
        'Mon, Mar 8, 2027',
        'One Song, One Morning',
        'Sign-up closes',
        'Start',
        'Jan 2027',
        'Feb',
        'Hours of work, week by week. Dashed line: the 4 hours you have.',
        'Message to send',
        'Task',
        'Date to avoid',
      ]),
    );
    expect(said(FACTS)).not.toContain('Rest day');
  });

  it('explains only the marks that are shown', () => {
    const [send, task] = FACTS.work;
    const marks = (work: PictureFacts['work']) =>
      said({ ...FACTS, work }).filter((text) => ['Message to send', 'Task'].includes(text));
    expect(marks([])).toEqual([]);
    expect(marks(send ? [send] : [])).toEqual(['Message to send']);
    expect(marks(task ? [task] : [])).toEqual(['Task']);
    // After the picture's last day.
    expect(marks(send ? [{ ...send, day: '2029-01-01' }] : [])).toEqual([]);
  });

  it('names a month that just misses its room a little behind its tick, off today', () => {
    const facts = { ...FACTS, days: [{ name: 'startDate' as const, day: '2027-02-11' as const }] };
    for (const width of [740, 780, 820, 900]) {
      const scene = drawLaunch(facts, PICTURE_WORDS, { width });
      expect(textsOf(scene).map(({ text }) => text)).toContain('Dec');
      expect(faultsIn(scene)).toEqual([]);
    }
  });

  it('ends two weeks after the start', () => {
    const { shapes, width } = drawLaunch(FACTS, PICTURE_WORDS, { width: 900 });
    const marks = shapes.filter((shape) => shape.kind === 'circle' && shape.tone === 'gold');
    const days = (Date.parse('2027-04-05') - Date.parse(TODAY)) / 86_400_000 + 1;
    const fromRight = width - Math.max(...marks.map(({ x }) => x));
    // One pixel at each edge is for outlines.
    expect(fromRight - 1).toBeCloseTo((14.5 / days) * 898, 5);
  });

  it('shows hours over a week’s limit in the warning color', () => {
    const heights = (tone: string) =>
      drawLaunch(FACTS, PICTURE_WORDS, { width: 900 }).shapes.flatMap((shape) =>
        shape.kind === 'rect' && shape.tone === tone ? [shape.height] : [],
      );
    const [within = 0] = heights('soft');
    const [over = 0] = heights('danger');
    // 545 minutes against 240.
    expect(over / within).toBeCloseTo(305 / 240, 5);
    const light = { ...FACTS, work: FACTS.work.slice(0, 1) };
    expect(drawLaunch(light, PICTURE_WORDS, { width: 900 }).shapes).not.toContainEqual(
      expect.objectContaining({ tone: 'danger' }),
    );
  });

  it('says what to add while there are no days, and that the hours are assumed', () => {
    const texts = said({
      ...FACTS,
      days: [],
      asked: ['eventDate', 'doorsOpen', 'startDate'],
      areHoursAssumed: true,
    }).join(' ');
    expect(texts).toContain('No launch days confirmed yet. Confirm your event, sign-up and start dates');
    expect(texts).toContain('Dashed line: 4 hours a week, until you say how many you have.');
  });

  it('says that all days have passed, not that there are none', () => {
    const texts = said({ ...FACTS, days: [{ name: 'doorsClose', day: '2020-02-28' }] }).join(' ');
    expect(texts).toContain(PICTURE_WORDS.daysOver);
    expect(texts).not.toContain('No launch days');
  });

  it('draws a start in 2031 with years and the fullest weeks, and leaves out a year nobody meant', () => {
    const far = said({ ...FACTS, days: [{ name: 'startDate', day: '2031-05-05' }] });
    expect(far).toContain('2029');
    expect(far).toContain('Mon, May 5, 2031');
    expect(far.join(' ')).toContain('Hours of work in the fullest weeks.');
    expect(said({ ...FACTS, days: [{ name: 'startDate', day: '9031-05-05' }] })).not.toContain('Start');
  });

  it('stacks the dots of one day and marks with a plus what has no room', () => {
    const work = Array.from({ length: 200 }, () => ({
      kind: 'task' as const,
      day: addDays(TODAY, 9),
      minutes: 30,
    }));
    expect(said({ ...FACTS, work })).toContain('More that day');
    expect(said({ ...FACTS, work: work.slice(0, 3) })).not.toContain('More that day');
  });

  it('is low when little is to be done, so that the tasks below it stay in sight', () => {
    const height = (work: PictureFacts['work']) =>
      drawLaunch({ ...FACTS, work }, PICTURE_WORDS, { width: 900 }).height;
    expect(height([])).toBeLessThan(height(FACTS.work) - 40);
  });
});
