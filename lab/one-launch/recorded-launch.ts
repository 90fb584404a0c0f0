import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { earliestDayOf, type IsoDay } from '#domain/reading/calendar.ts';
import { planLines } from '#domain/reading/plan-lines.ts';
import { type SaidDate, saidDates } from '#domain/week/finding/said-dates.ts';
import { type DateKind, kindOf } from '#domain/week/kinds/date-kind.ts';
import type { LaunchDays } from '#domain/week/kinds/launch-day.ts';
import { launchDaysOf } from '#domain/week/kinds/launch-title.ts';
import { blueprintOf, RECORDINGS, readPersona } from '#scripts/example/persona.ts';
import { readReply } from '#scripts/example/recording-files.ts';

/** A recorded person with confirmed facts, and every date of their plans. */
export type RecordedLaunch = {
  readonly name: string;
  readonly facts: FactSheet['facts'];
  readonly launchDays: LaunchDays;
  readonly blueprints: readonly Blueprint[];
  readonly dates: readonly RecordedDate[];
};

export type RecordedDate = SaidDate & {
  readonly blueprint: Blueprint;
  readonly plan: string;
  readonly raw: string;
  readonly kind: DateKind;
};

export type HandLine = { readonly plan: string; readonly day: IsoDay; readonly line: string };

export type WeekByHand = {
  readonly today: IsoDay;
  readonly kinds: readonly (HandLine & { readonly kind: DateKind })[];
  readonly doubles: readonly (readonly HandLine[])[];
};

/** Null: this person has no such list. */
export function weekByHand(name: string): WeekByHand | null {
  const { people } = JSON.parse(readFileSync(join(RECORDINGS, 'week-by-hand.json'), 'utf8'));
  return people[name] ?? null;
}

/** Null: there is no recording of this person with confirmed facts. */
export function recordedLaunch(name: string): RecordedLaunch | null {
  const persona = readPersona(name);
  const { settled } = persona;
  if (!settled) return null;
  const written = BLUEPRINT_TYPES.flatMap((type) => {
    const text = readReply({ persona: name, set: 'settled', topic: type });
    return text === undefined ? [] : [blueprintOf({ ...persona, today: settled.firstDay }, type, text)];
  });
  if (written.length === 0) return null;
  const { facts } = settled;
  const launchDays = launchDaysOf(facts, settled.firstDay);
  return { name, facts, launchDays, blueprints: written, dates: datesOf(written, facts, settled.firstDay) };
}

/** Every date of these plans, with its kind. */
export function datesOf(
  written: readonly Blueprint[],
  facts: FactSheet['facts'],
  today: IsoDay,
): RecordedDate[] {
  const launchDays = launchDaysOf(facts, today);
  return written.flatMap((blueprint) => {
    const text = blueprint.content.aiOutput ?? '';
    const number = String(BLUEPRINT_TYPES.indexOf(blueprint.type) + 1).padStart(2, '0');
    const since = earliestDayOf(blueprint.updatedAt);
    return saidDates({ type: blueprint.type, lines: planLines(text), since }, launchDays.anchors).map(
      (date) => ({
        ...date,
        blueprint,
        plan: `${number}-${blueprint.type}`,
        raw: text.slice(date.line.at).split('\n', 1)[0] ?? '',
        kind: kindOf({ ...date, type: blueprint.type }, launchDays),
      }),
    );
  });
}

export function isLine({ plan, day, raw }: RecordedDate, hand: HandLine): boolean {
  return plan === hand.plan && day === hand.day && raw.startsWith(hand.line);
}
