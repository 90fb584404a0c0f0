import type { Tier } from '#domain/ai/model-kind.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { weekHours } from '#domain/facts/hours-a-week.ts';
import { gapsIn, needKey } from '#domain/plan/gaps/gaps.ts';
import { type IsoDay, sayDay } from '#domain/reading/calendar.ts';
import type { EarlierBlueprints } from './earlier-entry.ts';
import { type FilledWeek, filledWeeks } from './filled-weeks.ts';
import type { ConfirmedFact } from './fit-earlier.ts';
import { otherPlans } from './other-plans.ts';
import { fenced } from './prompt-fence.ts';
import { recommendedIn } from './recommended.ts';

/** In a small window each line takes room from earlier decisions. */
const MOST: Readonly<Record<Tier, { recommended: number; filled: number; open: number }>> = {
  small: { recommended: 4, filled: 0, open: 0 },
  large: { recommended: 18, filled: 20, open: 24 },
};

const RECOMMENDED =
  'Other plans ask the owner these already. Ask none of them again, and give none of them another day. Unless something else stands in the way, recommend how to make the most of this plan, with nothing more to decide.';
const FILLED =
  "What other plans already ask of the owner. Where a task of this plan would take a week past the owner's hours, put it into an earlier week, make it smaller, or give it to a helper, whose time isn't counted. Add nothing for the owner to a week that is full.";
/** In minutes. Less is no room for a task. */
const ROOM = 15;
const OPEN =
  'Other plans leave these open, as [ADD: …]. Where this plan needs one of them, write it in the same words. Leave open nothing else that it can do without.';

type Asking = {
  readonly type: BlueprintType;
  readonly earlier: EarlierBlueprints;
  readonly titles: Readonly<Record<BlueprintType, string>>;
  readonly today: IsoDay;
  readonly facts?: readonly ConfirmedFact[] | undefined;
};

/** Keeps nineteen plans that can't see each other from asking the owner for the same thing twice, or for too much at once. */
export function listsOfOthers({ type, earlier, titles, today, facts }: Asking, tier: Tier): string[] {
  const most = MOST[tier];
  const others = otherPlans(earlier, type, today);
  const recommended = recommendedIn(others, today).map(({ owner, words }) => `${titles[owner]}: ${words}`);
  const factOf = (mark: FactName) => facts?.find((fact) => fact.mark === mark)?.value;
  const hours = weekHours(factOf('hoursAWeek'), 0);
  const filled = filledWeeks(others, today, factOf('helpers')).map((week) =>
    sayFilled(week, hours.isAssumed ? null : hours.minutes),
  );
  const needs = others.flatMap(({ plan }) => gapsIn(plan).map(({ need }) => need));
  const open = new Map(needs.toReversed().map((need) => [needKey(need), need]));
  return [
    ...section('Recommended already', RECOMMENDED, 'recommended', recommended.slice(0, most.recommended)),
    ...section('Time already planned', FILLED, 'filled', filled.slice(0, most.filled)),
    ...section('Left open already', OPEN, 'open', [...open.values()].toReversed().slice(0, most.open)),
  ];
}

function sayFilled({ week, minutes }: FilledWeek, hours: number | null): string {
  const said = `Week of ${sayDay(week)}: ${minutes}`;
  if (hours === null) return `${said} minutes`;
  const room = hours - minutes;
  return `${said} of ${hours} minutes, ${room < ROOM ? 'full' : `room for ${room}`}`;
}

function section(
  heading: string,
  saying: string,
  kind: 'recommended' | 'filled' | 'open',
  lines: readonly string[],
): string[] {
  return lines.length === 0 ? [] : [`# ${heading}\n${saying}\n${fenced(kind, lines.join('\n'))}`];
}
