import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answerTo } from '#domain/blueprint/read-blueprint.ts';
import { type LengthSaid, replaysSaid, sessionSaid, weeksSaid } from '#domain/facts/answers/lengths-said.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { answerSentences } from '#domain/reading/sentences-in.ts';
import type { Choice } from './decision.ts';
import type { Heard } from './two-values.ts';

/** How long the offer is, in its own measure. */
type Measure = 'weeks' | 'minutes' | 'replays';
type Length = Heard & { readonly measure: Measure; readonly key: string };

const NAMES: Readonly<Record<Measure, string>> = {
  weeks: 'How long it runs',
  minutes: 'How long one session is',
  replays: 'How long replays stay',
};
type Reader = (sentence: string, isAbout: boolean, today: IsoDay) => LengthSaid | undefined;
const READERS: Readonly<Record<Measure, Reader>> = {
  weeks: weeksSaid,
  minutes: sessionSaid,
  replays: replaysSaid,
};

/** The answers in which the offer is described: what it looks like, what is taught in it, and how it is practiced. */
const ABOUT: Readonly<Partial<Record<BlueprintType, readonly number[]>>> = {
  fulfillment: [0],
  course: [1, 2],
};
/** Those that speak of it, among other things. */
const BESIDE: Readonly<Partial<Record<BlueprintType, readonly number[]>>> = {
  fulfillment: [2],
  event: [2],
  marketing: [1],
  sales: [0, 1],
  'fulfillment-launch': [0, 1, 2],
  'marketing-launch': [0],
  launch: [1],
  onboarding: [0, 1],
};
/** A course that is something else than the group. */
const IS_APART =
  /\b(?:no (?:online )?course|self[- ]paced|on[- ]demand|video course|mini[- ]?course|recorded course|separate (?:thing|course)|different (?:thing|course)|workbook)\b/i;

export type SaidLength = { readonly own: string; readonly choices: readonly Choice[] };

/** Two lengths of one offer in answers: "eight Thursdays in a row" here, "six weeks" there. */
export function saidLengths(blueprints: readonly Blueprint[], today: IsoDay): SaidLength[] {
  const all = lengthsIn(blueprints, today);
  return [...Map.groupBy(all, ({ measure }) => measure)].flatMap(([measure, said]) => {
    // "Eight Thursdays" and "8 weeks" are one.
    const choices = [...Map.groupBy(said, ({ key }) => key).values()].flatMap((same) => {
      const [first] = same;
      return first ? [{ value: first.value, origins: same.map(({ origin }) => origin) }] : [];
    });
    return choices.length > 1 ? [{ own: NAMES[measure], choices }] : [];
  });
}

/** Every length that answers say of the offer. */
export function lengthsIn(blueprints: readonly Blueprint[], today: IsoDay): Length[] {
  const course = blueprints.find(({ type }) => type === 'course');
  const isApart = course !== undefined && [0, 1, 2].some((index) => IS_APART.test(answerTo(course, index)));
  const inOrder = BLUEPRINT_TYPES.flatMap((type) =>
    blueprints.filter((blueprint) => blueprint.type === type),
  );
  return inOrder.flatMap((blueprint) =>
    [0, 1, 2].flatMap((index) => {
      const isAbout = ABOUT[blueprint.type]?.includes(index) ?? false;
      if (!isAbout && !BESIDE[blueprint.type]?.includes(index)) return [];
      if (isApart && blueprint.type === 'course') return [];
      return lengthsOf(blueprint, index, isAbout, today);
    }),
  );
}

/** The first of each measure: what follows is a part of it, or another thing. */
function lengthsOf(blueprint: Blueprint, index: number, isAbout: boolean, today: IsoDay): Length[] {
  const { type } = blueprint;
  const sentences = answerSentences(answerTo(blueprint, index));
  return (Object.keys(READERS) as Measure[]).flatMap((measure) => {
    for (const { text: quote } of sentences) {
      const said = READERS[measure](quote.slice(0, LONGEST_READ), isAbout, today);
      if (said === undefined) continue;
      const origin = { type, place: { kind: 'answer', index }, quote } as const;
      return [{ measure, key: said.key, value: capital(said.value), origin }];
    }
    return [];
  });
}

const LONGEST_READ = 2_000;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
