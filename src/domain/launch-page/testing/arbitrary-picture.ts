import * as fc from 'fast-check';
import type { LaunchDay, PictureFacts } from '#domain/launch-page/picture-facts.ts';
import { addDays } from '#domain/reading/calendar.ts';

export const TODAY = '2026-11-17';

const NAMES = ['doorsOpen', 'eventDate', 'doorsClose', 'startDate'] as const;

const words = fc.oneof(
  fc.constant(undefined),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    'One Song, One Morning',
    'W'.repeat(200),
    'שיר אחד, בוקר אחד, עם החברים מהמקהלה',
    'أغنية واحدة (Free) في الصباح',
    '一首歌，一个早晨，在图书馆里弹钢琴的人们',
    '👩🏽‍🎤'.repeat(30),
  ),
);

const launchDays = fc
  .tuple(
    fc.array(
      fc.oneof(fc.integer({ min: -40, max: 150 }), fc.constantFrom(0, 1, 1_600, 1_900, 3_660, 900_000)),
      {
        minLength: 4,
        maxLength: 4,
      },
    ),
    fc.subarray([...NAMES]),
    words,
  )
  .map(([offsets, names, own]): LaunchDay[] =>
    names.map((name, index) => ({
      name,
      day: addDays(TODAY, offsets[index] ?? 0),
      ...(name === 'eventDate' && own !== undefined && { words: own }),
    })),
  );

/** All sorts of pictures: no dates or 200, all on one day, a year ahead, years ahead. */
export const arbitraryPicture: fc.Arbitrary<PictureFacts> = fc
  .record({
    days: launchDays,
    asked: fc.subarray([...NAMES]),
    work: fc.oneof(
      fc.constant([]),
      fc.array(
        fc.record({
          kind: fc.constantFrom('send' as const, 'task' as const),
          day: fc
            .oneof(fc.integer({ min: 0, max: 120 }), fc.constantFrom(0, 3, 1_700))
            .map((days) => addDays(TODAY, days)),
          minutes: fc.constantFrom(0, 5, 20, 45, 999),
        }),
        { minLength: 20, maxLength: 200, size: 'max' },
      ),
    ),
    rest: fc.constantFrom<readonly number[]>([], [0], [0, 6]),
    avoidsFrom: fc.integer({ min: -10, max: 60 }),
    firstDay: fc.constantFrom(0, 1, 6),
    hoursAWeek: fc.constantFrom(0.5, 1, 3, 4, 40, 168),
    areHoursAssumed: fc.boolean(),
    collisions: fc.array(fc.string({ minLength: 1, maxLength: 200 }), { maxLength: 6 }),
  })
  .map(({ rest, avoidsFrom, ...facts }) => ({
    ...facts,
    today: TODAY,
    keptFor: (day) => {
      if (rest.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return 'rest';
      return day >= addDays(TODAY, avoidsFrom) && day <= addDays(TODAY, avoidsFrom + 14) ? 'avoid' : null;
    },
  }));
