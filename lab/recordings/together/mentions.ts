import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { type IsoDay, sayDay } from '#domain/reading/calendar.ts';
import { datesIn } from '#domain/reading/days-in.ts';
import { moneyAmounts } from './money-amounts.ts';
import { linesOf, type RecordedPlan } from './plan-lines.ts';

export type Mention = {
  readonly kind: 'amount' | 'day' | 'name';
  readonly value: string;
  readonly topics: readonly BlueprintType[];
};

const NAME_LABEL = /^((?:Business|Offer|Program|Event|Course) (?:name|title)|Free gift|Tagline):\s*(.+)$/i;

function mentionsIn(plan: RecordedPlan, today: IsoDay): (readonly [Mention['kind'], string])[] {
  const names = linesOf(plan)
    .filter(({ section }) => /key decisions/i.test(section))
    .flatMap(({ text }) => {
      const [, label = '', value = ''] = NAME_LABEL.exec(text) ?? [];
      return label === '' ? [] : [['name', `${label}: ${value}`] as const];
    });
  return [
    ...moneyAmounts(plan.text).map((amount) => ['amount', amount] as const),
    ...datesIn(plan.text, today).map((day) => ['day', sayDay(day)] as const),
    ...names,
  ];
}

/** Every amount, day and given name of a book with its plans, for a reader who looks for inconsistencies. */
export function mentionsTogether(plans: readonly RecordedPlan[], today: IsoDay): Mention[] {
  const found = new Map<string, { kind: Mention['kind']; value: string; topics: BlueprintType[] }>();
  for (const plan of plans) {
    for (const [kind, value] of mentionsIn(plan, today)) {
      const known = found.get(`${kind} ${value}`) ?? { kind, value, topics: [] };
      if (!known.topics.includes(plan.topic)) known.topics.push(plan.topic);
      found.set(`${kind} ${value}`, known);
    }
  }
  return [...found.values()].sort((one, other) => one.kind.localeCompare(other.kind));
}
