import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { answerTo } from '#domain/blueprint/read-blueprint.ts';
import { type LengthSaid, sessionSaid, weeksSaid } from '#domain/facts/answers/lengths-said.ts';
import { replaysSaid } from '#domain/facts/answers/replays-said.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { capital } from '#domain/reading/plain-words.ts';
import { answerSentences } from '#domain/reading/sentences-in.ts';
import { agesSaid, partsSaid, yearsSaid } from './counts-said.ts';
import type { Choice, LengthTables } from './decision.ts';
import type { ConflictSide } from './two-values.ts';

/** How long the offer is, or how many there are of something, in its own unit. */
type Length = ConflictSide & { readonly measure: string; readonly key: string; readonly isWhole?: boolean };

type Reader = (sentence: string, isAbout: boolean, today: IsoDay) => LengthSaid | undefined;
const READERS: Readonly<Record<string, Reader>> = {
  weeks: weeksSaid,
  minutes: sessionSaid,
  replays: replaysSaid,
};

export type SaidLength = { readonly own: string; readonly choices: readonly Choice[] };

/** Two lengths of one offer in answers: "eight Thursdays in a row" here, "six weeks" there. */
export function saidLengths(
  blueprints: readonly Blueprint[],
  tables: LengthTables,
  today: IsoDay,
): SaidLength[] {
  const all = lengthsIn(blueprints, tables, today);
  return [...Map.groupBy(all, ({ measure }) => measure)].flatMap(([measure, said]) => {
    // "Eight Thursdays" and "8 weeks" are one.
    const choices = [...Map.groupBy(said, ({ key }) => key).values()].flatMap((same) => {
      const [first] = same;
      return first ? [{ value: first.value, origins: same.map(({ origin }) => origin) }] : [];
    });
    // If neither number is said to be the total, one may be a part of the other.
    const isSure = said.some(({ isWhole }) => isWhole !== false);
    return choices.length > 1 && isSure ? [{ own: nameOf(measure, tables), choices }] : [];
  });
}

const nameOf = (measure: string, { names }: LengthTables) =>
  names[measure] ?? (measure.startsWith('years ') ? capital(measure) : `How many ${measure}`);

/** Every length and number in answers about the offer or the person. */
export function lengthsIn(blueprints: readonly Blueprint[], tables: LengthTables, today: IsoDay): Length[] {
  const course = blueprints.find(({ type }) => type === 'course');
  const isApart =
    course !== undefined && [0, 1, 2].some((index) => tables.apart.test(answerTo(course, index)));
  const inOrder = BLUEPRINT_TYPES.flatMap((type) =>
    blueprints.filter((blueprint) => blueprint.type === type),
  );
  return inOrder.flatMap((blueprint) =>
    [0, 1, 2].flatMap((index) => {
      const { type } = blueprint;
      const sentences = answerSentences(answerTo(blueprint, index)).map(({ text }) =>
        text.slice(0, LONGEST_READ),
      );
      const isAbout = tables.about[type]?.includes(index) ?? false;
      const isOffer = (isAbout || tables.beside[type]?.includes(index)) && !(isApart && type === 'course');
      const said = [
        ...(isOffer ? offerLengths(sentences, isAbout, today) : []),
        ...sentences.flatMap((quote) =>
          [
            ...(isOffer ? partsSaid(quote, isAbout, today, tables) : []),
            ...(tables.agesIn.includes(type) ? agesSaid(quote, tables) : []),
            ...(tables.yearsIn.includes(type) ? yearsSaid(quote, tables) : []),
          ].map((one) => ({ ...one, quote })),
        ),
      ];
      return said.map(({ quote, ...one }) => ({
        ...one,
        value: capital(one.value),
        origin: { type, place: { kind: 'answer', index }, quote } as const,
      }));
    }),
  );
}

/** The first length in each unit: later ones are parts of it, or something else. */
function offerLengths(sentences: readonly string[], isAbout: boolean, today: IsoDay) {
  return Object.entries(READERS).flatMap(([measure, read]) => {
    for (const quote of sentences) {
      const said = read(quote, isAbout, today);
      if (said !== undefined) return [{ measure, key: said.key, value: said.value, quote }];
    }
    return [];
  });
}

const LONGEST_READ = 2_000;
