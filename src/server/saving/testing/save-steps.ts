import fc from 'fast-check';
import { MAX_BODY_BYTES } from '#domain/api/api-contract.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';

export const DOCUMENTS = 3;

/** The base of a save, relative to the stored version at that time. */
export type Condition = 'new' | 'current' | 'outdated' | 'future' | 'both' | 'neither' | 'nonsense';

export type SaveStep = {
  step: 'save';
  document: number;
  /** The type of its own document, or of the next one, so that a type can be taken or change. */
  type: 'own' | 'next';
  texts: { answer: string; plan: string; notes: string | undefined; origin: string | undefined };
  owner: 'mine' | 'hers' | 'nobody';
  cookie: 'mine' | 'hers' | 'none' | 'forged' | 'ended' | 'stale';
  condition: Condition;
  client: string | undefined;
  count: 'next' | 'same' | 'lower' | 'missing' | 'nonsense';
  body: BodyVariant;
  head: Record<string, string | undefined>;
  spelling: 'usual' | 'query' | 'escaped' | 'slash' | 'nul';
  isChunked: boolean;
};

export type Step =
  | SaveStep
  | { step: 'delete' | 'restore'; document: number }
  | { step: 'elsewhere'; document: number; plan: string }
  | { step: 'wait'; ms: number }
  | { step: 'twins' | 'rivals'; document: number };

const ODD_BODIES = [
  'spaced',
  'shuffled',
  'escaped',
  'key-twice',
  'other-id',
  'extra-key',
  'inner-key',
  'short-title',
  'long-answer',
  'older',
  'not-json',
  'not-utf8',
  'empty',
  'poisoned',
  'too-deep',
  'too-large',
  'null',
] as const;
type BodyVariant = 'sound' | (typeof ODD_BODIES)[number];

/** Everything that can be wrong, or unusual, with a save. */
const ODDITIES = {
  type: ['next'],
  owner: ['hers', 'nobody'],
  cookie: ['hers', 'none', 'forged', 'ended', 'stale'],
  condition: ['outdated', 'new', 'future', 'both', 'neither', 'nonsense'],
  count: ['same', 'lower', 'missing', 'nonsense'],
  body: ODD_BODIES,
  head: [
    { 'content-type': 'application/json; charset=utf-8' },
    { 'content-type': 'APPLICATION/JSON' },
    { 'content-type': 'application/json; charset=latin1' },
    { 'content-type': 'text/plain' },
    { 'content-type': undefined },
    { origin: 'https://elsewhere.example' },
    { origin: undefined },
    { 'sec-fetch-site': 'cross-site' },
    { 'content-encoding': 'gzip' },
    { 'x-client': 'a b' },
  ],
  spelling: ['query', 'escaped', 'slash', 'nul'],
  isChunked: [true],
} as const satisfies { [Part in keyof SaveStep]?: readonly SaveStep[Part][] };

const USUAL: SaveStep = {
  step: 'save',
  document: 0,
  type: 'own',
  texts: { answer: 'I teach people', plan: 'A plan', notes: 'note', origin: 'generated' },
  owner: 'mine',
  cookie: 'mine',
  condition: 'current',
  client: 'laptop',
  count: 'next',
  body: 'sound',
  head: {},
  spelling: 'usual',
  isChunked: false,
};

/** Each of them alone among usual saves: as the first save, as the next one, and before one more. */
export const EACH_ODDITY: Step[][] = Object.entries(ODDITIES).flatMap(([part, values]) =>
  values.map((value) => {
    const odd = { ...USUAL, [part]: value };
    const other = { ...USUAL, document: 1 };
    return [odd, USUAL, { ...USUAL, texts: { ...USUAL.texts, plan: 'Another plan' } }, other, odd, USUAL];
  }),
);

/** A client that may not save learns nothing about its save; nor does an unknown path. */
export const FROM_STRANGERS: Step[][] = [{ cookie: 'ended' }, { owner: 'hers' }, { spelling: 'nul' }].map(
  (stranger) =>
    Object.entries(ODDITIES).flatMap(([part, values]) =>
      values.map((value) => ({ ...USUAL, [part]: value, ...stranger }) as SaveStep),
    ),
);

/** Mostly what a page sends, or sequences would be refused before they get anywhere. */
function mostly<T>(usual: readonly T[], rare: readonly T[]): fc.Arbitrary<T> {
  return fc.oneof(
    { weight: 24, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...rare) },
  );
}

const texts = fc.record({
  answer: mostly(
    ['I teach', 'I teach people', 'We teach people to sing'],
    ['', '"updatedAt":"x"', '\\u0000', 'é🙏🏽'],
  ),
  plan: mostly(['', 'A plan', 'A longer plan'], ['$& \\ "createdAt":', '\u2028']),
  notes: fc.constantFrom(undefined, 'note', 'note and more'),
  origin: fc.constantFrom(undefined, undefined, 'generated', 'edited', 'pasted'),
});

const save: fc.Arbitrary<SaveStep> = fc.record({
  step: fc.constant('save'),
  document: fc.nat(DOCUMENTS - 1),
  type: mostly<SaveStep['type']>(['own'], ODDITIES.type),
  texts,
  owner: mostly<SaveStep['owner']>(['mine'], ODDITIES.owner),
  cookie: mostly<SaveStep['cookie']>(['mine'], ODDITIES.cookie),
  condition: mostly<Condition>(
    ['current', 'current', 'current', 'current', 'current', 'outdated', 'new'],
    ODDITIES.condition,
  ),
  client: fc.constantFrom('laptop', 'laptop', 'phone', undefined),
  count: mostly<SaveStep['count']>(['next', 'next', 'next', 'next', 'same'], ODDITIES.count),
  body: mostly<BodyVariant>(['sound'], ODDITIES.body),
  head: mostly<SaveStep['head']>([{}], ODDITIES.head),
  spelling: mostly<SaveStep['spelling']>(['usual'], ODDITIES.spelling),
  isChunked: mostly<boolean>([false], ODDITIES.isChunked),
});

const document = fc.nat(DOCUMENTS - 1);

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: save },
    { weight: 1, arbitrary: fc.record({ step: fc.constantFrom('delete', 'restore'), document }) },
    {
      weight: 1,
      arbitrary: fc.record({ step: fc.constant('elsewhere'), document, plan: fc.constantFrom('theirs', '') }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ step: fc.constant('wait'), ms: fc.constantFrom(0, 1_000, 61_000, 400_000) }),
    },
    { weight: 1, arbitrary: fc.record({ step: fc.constantFrom('twins', 'rivals'), document }) },
  ),
  { minLength: 3, maxLength: 16, size: 'max' },
) as fc.Arbitrary<Step[]>;

export function typeOf(document: number, type: SaveStep['type'] = 'own'): BlueprintType {
  return BLUEPRINT_TYPES[type === 'own' ? document : (document + 1) % DOCUMENTS] ?? 'identity';
}

type Written = { type: BlueprintType; texts: SaveStep['texts'] };

export function blueprintOf(
  id: string,
  { type, texts: { answer, plan, notes, origin } }: Written,
): Blueprint {
  const sample = sampleBlueprint({ type, answers: [answer], output: plan });
  const facts = origin && { origin: origin as 'edited', at: sample.createdAt, writtenFrom: {} };
  const content = {
    ...sample.content,
    ...(notes !== undefined && { notes }),
    ...(facts && { outputFacts: facts }),
  };
  return { ...sample, id, content };
}

/** The bytes of a valid body, or one with a single fault. */
export function bytesOf(blueprint: Blueprint, variant: BodyVariant): Buffer {
  const text = JSON.stringify(blueprint);
  const changed: Record<BodyVariant, () => string | Buffer> = {
    sound: () => text,
    spaced: () => JSON.stringify(blueprint, null, 2),
    shuffled: () => JSON.stringify(Object.fromEntries(Object.entries(blueprint).toReversed())),
    escaped: () => text.replace('"title":"', '"title":"\\u0041\\ud83d'),
    'key-twice': () => text.replace('"status":"', '"status":"draft","status":"'),
    'other-id': () => text.replace(blueprint.id, crypto.randomUUID()),
    'extra-key': () => text.replace('{', '{"uid":"somebody",'),
    'inner-key': () => text.replace('"answers":{', '"answers":{"7":"x",'),
    'short-title': () => JSON.stringify({ ...blueprint, title: 'ab' }),
    'long-answer': () =>
      JSON.stringify({
        ...blueprint,
        content: { ...blueprint.content, answers: { '0': 'x'.repeat(30_001) } },
      }),
    older: () => JSON.stringify({ ...blueprint, createdAt: '2001-01-01T00:00:00.000Z' }),
    'not-json': () => text.slice(0, -1),
    'not-utf8': () => Buffer.concat([Buffer.from(text.slice(0, 20)), Buffer.from([0xff, 0xfe])]),
    empty: () => '',
    poisoned: () => text.replace('{', '{"__proto__":{"polluted":true},'),
    'too-deep': () => text.replace('"answers":{', `"answers":{"0":${'['.repeat(40)}${']'.repeat(40)},`),
    'too-large': () => text.replace('"title":"', `"title":"${'x'.repeat(MAX_BODY_BYTES)}`),
    null: () => 'null',
  };
  return Buffer.from(changed[variant]() as string);
}
