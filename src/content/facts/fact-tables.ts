import type { FactTables, LabelFact } from '#domain/facts/suggestion.ts';
import { LABEL_FACTS, OTHER_LABELS } from './label-facts.ts';
import { QUESTION_FACTS } from './question-facts.ts';
import { SAID_FACTS } from './said-facts.ts';
import { TOLD_FACTS } from './told-facts.ts';

// Two names of one label: earlier plans use the first; My facts, and so new plans, the second.
const SAME_LABELS: readonly (readonly [string, string])[] = [
  ['Places', 'Spots'],
  ['Doors open and close', 'Sign-up opens and closes'],
];

const TWINS = new Map(SAME_LABELS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));

function underBothNames(rows: readonly LabelFact[]): LabelFact[] {
  return rows.flatMap(([label, fact, part]) =>
    [label, TWINS.get(label) ?? []].flat().map((name) => [name, fact, part] as const),
  );
}

function withTwins(labels: typeof LABEL_FACTS): FactTables['labels'] {
  const others: Partial<Record<string, readonly LabelFact[]>> = OTHER_LABELS;
  const entries = Object.entries(labels).map(([type, rows]) => [
    type,
    [...underBothNames(rows), ...(others[type] ?? [])],
  ]);
  return Object.fromEntries(entries) as FactTables['labels'];
}

export const FACT_TABLES: FactTables = {
  labels: withTwins(LABEL_FACTS),
  questions: QUESTION_FACTS,
  cues: {
    // An open day is the event.
    doorsOpen:
      /(?<!\b(?:an?|the|our|my) )\b(?:doors? )?open(?:s|ing)?\b(?! (?:day|house|mic|evening|morning|class|call|shop|studio|barn|kitchen|garden|workshop|lab|night|session|table|farm|rehearsal))/,
    doorsClose:
      /\bclos(?:es?|ing)\b|\blast day\b|(?<!\b(?:bird|we|class|course|group) )\b(?:ends?|shuts?|deadline|cut[- ]?off)\b|\b(?:cards?|replies)\b[^.;,\d]{0,20}\bback\b[^.;,\d]{0,10}\bby\b/,
    eventDate:
      /\b(?:event|workshops?|webinars?|masterclass|challenge|tasters?|open (?:house|day|kitchen|studio|barn|garden|shop|farm)|(?:info|open) (?:night|session|evening)s?|talk|tea|cookout|party|showcase|demo|concert|supper|lab|orientation|tasting|clinic|fair|brunch|breakfast|lunch|dinner|picnic|recital|screening|meet-?up|(?<!\bfirst )walk\b(?! (?:from|starts?))|(?<!\bfirst )night|(?<!\bfirst )(?:evening|morning)|(?:an|the|our|my) open \w+)\b/,
    startDate:
      /\b(?:start(?:s|ing)?|begins?|(?<=\bbooks? )ships?|kick(?:s|ing)?[- ]?off|first (?:call|class|session|lesson|meeting|evening|night|gathering))\b/,
  },
  said: SAID_FACTS,
  told: TOLD_FACTS,
};
