import { notAsked } from '#domain/facts/confirmed-facts.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import type { Suggestion } from '#domain/facts/suggestion.ts';
import { chooseForWeek } from '#domain/week/load/week-choice.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import type { KnownWeek } from './picture-of-week.ts';

/** The rows of the page, in order. */
export const PAGE_FACTS = {
  who: ['clientName', 'businessName', 'iHelp'],
  offer: ['offerName', 'offerPrice', 'paymentTerms', 'refundTerms', 'places'],
  event: ['eventName', 'eventDate', 'eventPlace', 'eventPrice'],
  days: ['doorsOpen', 'doorsClose', 'startDate'],
} as const satisfies Record<string, readonly FactName[]>;

export type PageGroup = keyof typeof PAGE_FACTS;

/** 'found': in a plan or an answer, but not confirmed. */
export type PageFact =
  | { readonly fact: FactName; readonly state: 'confirmed' | 'found'; readonly value: string }
  | { readonly fact: FactName; readonly state: 'blank' };

export type LaunchPage = {
  readonly groups: Readonly<Record<PageGroup, readonly PageFact[]>>;
  readonly next: readonly PlannedTask[];
  /** Facts of this page that nobody has confirmed. */
  readonly open: readonly FactName[];
};

type ReadFrom = {
  readonly facts: FactSheet['facts'];
  readonly suggestions: readonly Suggestion[];
  readonly week: KnownWeek;
};

const MOST_NEXT = 3;

export function launchPage({ facts, suggestions, week }: ReadFrom): LaunchPage {
  const found = new Map(suggestions.map(({ fact, candidates }) => [fact, candidates[0].value]));
  const factOf = (fact: FactName): PageFact => {
    const confirmed = facts[fact];
    if (confirmed) return { fact, state: 'confirmed', value: confirmed };
    const value = found.get(fact);
    return value === undefined ? { fact, state: 'blank' } : { fact, state: 'found', value };
  };
  const needless = notAsked(facts);
  const rowsOf = (group: PageGroup) => PAGE_FACTS[group].filter((fact) => !needless.has(fact)).map(factOf);
  const groups = {
    who: rowsOf('who'),
    offer: rowsOf('offer'),
    event: rowsOf('event'),
    days: rowsOf('days'),
  };
  return {
    groups,
    next: chooseForWeek(week.tasks, { ...week, budget: week.hours.minutes }).chosen.slice(0, MOST_NEXT),
    open: Object.values(groups)
      .flat()
      .flatMap(({ fact, state }) => (state === 'confirmed' ? [] : [fact])),
  };
}
