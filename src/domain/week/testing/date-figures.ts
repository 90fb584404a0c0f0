import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BlueprintType, isBlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { planLines } from '#domain/reading/plan-lines.ts';
import { anchorsOf } from '#domain/week/anchors.ts';
import { findDates } from '#domain/week/finding/find-dates.ts';

const RECORDINGS = join(import.meta.dirname, '..', '..', '..', '..', 'recordings');

type Blind = { readonly precision: number; readonly recall: number };

type ByHand = {
  /** The result when the list was first compared with the reader. Never measured again. */
  readonly blind?: Blind;
  readonly today: string;
  readonly facts: Readonly<Record<string, FactSheet['facts']>>;
  readonly plans: readonly {
    readonly persona: string;
    readonly set: string;
    readonly plan: string;
    readonly dates: readonly { readonly line: string; readonly days: readonly string[] }[];
  }[];
};

export type DateMetrics = {
  readonly plans: number;
  /** Recorded again since the list was made, so their lines are gone. */
  readonly changed: readonly string[];
  readonly blind?: Blind;
  readonly right: number;
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
  readonly precision: number;
  readonly recall: number;
};

export type RecordedPlan = { readonly name: string; readonly type: BlueprintType; readonly text: string };

/** `by-hand` came before the reader, which was tuned on it; the others were made before it was measured on them. */
export type DateList = 'by-hand' | 'first' | 'second' | 'third';

function datesByHand(list: DateList): ByHand {
  return JSON.parse(readFileSync(join(RECORDINGS, `dates-${list}.json`), 'utf8'));
}

export function recordedPlans(
  list: DateList = 'by-hand',
): (RecordedPlan & { readonly hand: ByHand['plans'][number] })[] {
  return datesByHand(list).plans.flatMap((hand) => {
    const name = `${hand.persona}/${hand.set}/${hand.plan}`;
    const file = join(
      RECORDINGS,
      hand.set === 'written' ? `written/${hand.persona}/${hand.plan}.md` : `${name}.reply.md`,
    );
    const type = hand.plan.slice(3);
    if (!existsSync(file) || !isBlueprintType(type)) return [];
    return [{ name, type, text: readFileSync(file, 'utf8'), hand }];
  });
}

/** The dates found by the code compared with those found by a person, in the recorded plans. */
export function dateMetrics(list: DateList): DateMetrics {
  const { today, facts, blind } = datesByHand(list);
  const all = recordedPlans(list);
  const isSame = ({ text, hand }: (typeof all)[number]) =>
    hand.dates.every(({ line }) => `\n${text}`.includes(`\n${line}`));
  const same = all.filter(isSame);
  const judged = same.map(({ name, type, text, hand }) => {
    const anchors = anchorsOf(facts[hand.persona] ?? {}, today);
    const found = findDates({ type, lines: planLines(text), since: today }, anchors).map(({ day, line }) => ({
      day,
      line: text.slice(line.at).split('\n', 1)[0] ?? '',
    }));
    const left = hand.dates.flatMap(({ line, days }) => days.map((day) => ({ day, line })));
    const wrong = found.filter(({ day, line }) => {
      const at = left.findIndex((known) => known.day === day && line.startsWith(known.line));
      if (at !== -1) left.splice(at, 1);
      return at === -1;
    });
    const say = ({ day, line }: { day: string; line: string }) => `${name} ${day} ${line.slice(0, 90)}`;
    return { right: found.length - wrong.length, wrong: wrong.map(say), missed: left.map(say) };
  });
  const right = judged.reduce((sum, each) => sum + each.right, 0);
  const wrong = judged.flatMap((each) => each.wrong);
  const missed = judged.flatMap((each) => each.missed);
  return {
    plans: same.length,
    changed: all.filter((plan) => !isSame(plan)).map(({ name }) => name),
    ...(blind && { blind }),
    right,
    wrong,
    missed,
    precision: right / (right + wrong.length),
    recall: right / (right + missed.length),
  };
}
