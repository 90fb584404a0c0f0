import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { linesOf, type PlanLine, type RecordedPlan } from './plan-lines.ts';
import {
  eventTitles,
  STATEMENT_KINDS,
  type Statement,
  type StatementKind,
  statementsIn,
} from './statements.ts';

export type StatedValue = { readonly value: string; readonly topics: readonly BlueprintType[] };

export type KindOfFact = { readonly kind: StatementKind; readonly values: readonly StatedValue[] };

export type Disagreement = {
  readonly kind: StatementKind | 'event after doors close';
  readonly values: readonly [string, string];
  /** The first plan that names both values, so that the owner can settle it. */
  readonly namedIn: BlueprintType | undefined;
};

const shortDay = (value: string) => value.replace(/^\w+day, /, '').replace(/, \d{4}$/, '');

// A value in any spelling used in a line about the conflict.
function isSaid(value: string, text: string): boolean {
  if (value.startsWith('$')) return text.replace(/(\d),(\d)/g, '$1$2').includes(value);
  const short = shortDay(value);
  if (short !== value) return text.includes(short) || text.includes(short.replace(/^(\w{3})\w*/, '$1'));
  const spelled = NUMBER_WORDS[Number(value)];
  return new RegExp(`\\b(?:${value}${spelled ? `|${spelled}` : ''})\\b`, 'i').test(text);
}

function namedIn(values: readonly [string, string], lines: readonly PlanLine[]): BlueprintType | undefined {
  return lines.find(({ text }) => values.every((value) => isSaid(value, text)))?.topic;
}

/** Every price, day, number and rhythm with its plans. A line about a conflict states neither side. */
export function factsTogether(plans: readonly RecordedPlan[], today: IsoDay): KindOfFact[] {
  const lines = plans.flatMap(linesOf);
  const titles = eventTitles(lines);
  const statements = lines.flatMap((line) => withoutNaming(statementsIn(line, today, titles), line));
  return STATEMENT_KINDS.map((kind) => {
    const own = statements.filter((statement) => statement.kind === kind);
    const values = [...new Set(own.map(({ value }) => value))].map((value) => ({
      value,
      topics: [...new Set(own.filter((one) => one.value === value).map(({ line }) => line.topic))],
    }));
    return { kind, values: values.sort((one, other) => other.topics.length - one.topics.length) };
  });
}

function withoutNaming(statements: readonly Statement[], { text, section }: PlanLine): Statement[] {
  if (/^open conflicts?:/i.test(text) || /still to confirm/i.test(section)) return [];
  const isNaming = (kind: StatementKind) => statements.filter((one) => one.kind === kind).length > 1;
  return statements.filter(({ kind }) => !isNaming(kind));
}

/** For each kind, the most common value compared with each other one. */
export function disagreements(plans: readonly RecordedPlan[], today: IsoDay): Disagreement[] {
  const lines = plans.flatMap(linesOf);
  const facts = factsTogether(plans, today);
  const pairs = facts.flatMap(({ kind, values: [most, ...others] }) =>
    most === undefined ? [] : others.map(({ value }) => ({ kind, values: [most.value, value] as const })),
  );
  return [...pairs, ...eventAfterClosing(facts)].map((pair) => ({
    ...pair,
    namedIn: namedIn(pair.values, lines),
  }));
}

function eventAfterClosing(facts: readonly KindOfFact[]) {
  const firstOf = (kind: StatementKind) => facts.find((fact) => fact.kind === kind)?.values[0]?.value;
  const event = firstOf('event date');
  const close = firstOf('doors close');
  const isLate = event !== undefined && close !== undefined && Date.parse(event) > Date.parse(close);
  return isLate ? [{ kind: 'event after doors close' as const, values: [close, event] as const }] : [];
}
