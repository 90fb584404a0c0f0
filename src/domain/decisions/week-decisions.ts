import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { weekHours } from '#domain/facts/hours-a-week.ts';
import { addDays, type IsoDay, sayDay, weekdayOf } from '#domain/reading/calendar.ts';
import { NUMBER_WORD, valuesIn } from '#domain/reading/numbers-in.ts';
import { anchorsOf } from '#domain/week/anchors.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import { kindOf } from '#domain/week/kinds/date-kind.ts';
import { callsOverHours, launchWeeksWithoutSend, rhythmDays, rhythmIn } from '#domain/week/rhythm.ts';
import type { Choice, Decision } from './decision.ts';

type Question = Pick<Decision, 'kind' | 'choices' | 'advice'> & { readonly fact: FactName };
type Best = (fact: FactName) => Choice | undefined;

const MONDAY = 1;
const NO_RHYTHM = 'No regular messages';

/** A week of the launch in which nothing goes out, though other weeks have messages. */
export function silentWeek(blueprints: readonly Blueprint[], best: Best, today: IsoDay): Question | null {
  const facts = factsOf(best, ['doorsOpen', 'eventDate', 'doorsClose', 'restDays', 'datesToAvoid']);
  const anchors = anchorsOf(facts, today);
  const kept = best('rhythm');
  const rhythm = rhythmIn(kept?.value, today);
  const own = [anchors.doorsOpen, anchors.eventDate, anchors.doorsClose].flatMap((day) => day ?? []).sort();
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return null;
  const days = [
    ...blueprints.flatMap(({ type, content }) =>
      content.timeline
        .filter(({ title, date, description }) =>
          isSend({ type, title, day: date, section: description.split(' · ')[0] ?? '' }),
        )
        .map(({ date }) => date),
    ),
    ...(rhythm ? rhythmDays(rhythm, today, addDays(last, 7)) : []),
  ];
  // Before a message of the launch is in the schedule every week of it is silent, and that is no news.
  const isBegun = days.some((day) => day > addDays(first, -7));
  const [start] = !isBegun ? [] : launchWeeksWithoutSend(anchors, days, { today, firstDay: MONDAY });
  if (start === undefined) return null;
  const free = freeDaysOf(facts, today);
  const week = [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(start, at));
  const open = week.filter((day) => day >= today && free.keptFor(day) === null);
  const day = open.find((each) => weekdayOf(each) === rhythm?.weekday) ?? open[0];
  if (day === undefined) return null;
  const offered = kept && rhythm ? `${kept.value}; also on ${sayDay(day)}` : `One message on ${sayDay(day)}`;
  return {
    fact: 'rhythm',
    kind: 'order',
    advice: { rule: 'silent-week', day: start },
    choices: [{ value: offered, origins: [], isOffered: true }, kept ?? { value: NO_RHYTHM, origins: [] }],
  };

  function isSend(words: Parameters<typeof kindOf>[0]): boolean {
    return kindOf(words, { anchors }) === 'send';
  }
}

const MINUTES = new RegExp(`\\b(${NUMBER_WORD})[\\s-]*min(?:ute)?s?\\b`, 'i');
const CALL = /\bcalls?\b/i;
const WEEKLY = /\b(?:weekly|every week|each week|once a week|a week)\b/i;
const WITH_EACH =
  /\b(?:with (?:each|every)|each (?:client|person|member|couple|household|family)|one[- ](?:to|on)[- ]one|1:1|private)\b/i;

/** Weekly calls with each client that alone take more than the hours there are. */
export function callsOfClients(blueprints: readonly Blueprint[], best: Best): Question | null {
  const kept = best('places');
  const [clients] = valuesIn(kept?.value ?? '');
  const hours = weekHours(best('hoursAWeek')?.value, 0);
  if (!kept || clients === undefined || hours.isAssumed) return null;
  const each = blueprints
    .flatMap(({ content }) => [...Object.values(content.answers), content.aiOutput ?? ''])
    .flatMap((text) => text?.split(/[.;\n]/) ?? [])
    .filter((said) => CALL.test(said) && WEEKLY.test(said) && WITH_EACH.test(said))
    .flatMap((said) => valuesIn(MINUTES.exec(said)?.[1] ?? ''))[0];
  const over = each === undefined ? null : callsOverHours(clients, each, hours.minutes);
  if (each === undefined || !over) return null;
  const fitting = Math.floor(hours.minutes / each);
  return {
    fact: 'places',
    kind: 'sum',
    advice: { rule: 'calls-over-hours', clients, each, minutes: over.minutes, budget: hours.minutes },
    choices: [...(fitting > 0 ? [{ value: String(fitting), origins: [], isOffered: true }] : []), kept],
  };
}

function factsOf(best: Best, names: readonly FactName[]): Partial<Record<FactName, string>> {
  return Object.fromEntries(names.flatMap((name) => [[name, best(name)?.value ?? '']]));
}
