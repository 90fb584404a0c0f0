import type { FactName } from '#domain/facts/fact-names.ts';
import type { FactTables } from '#domain/facts/suggestion.ts';
import { matchesIn } from '#domain/matches-in.ts';
import { spansNear } from '#domain/reading/spans-near.ts';

export type InAnswer = { readonly fact: FactName; readonly value: string; readonly quote: string };
type Mention = { readonly text: string; readonly start: number; readonly end: number };

/** Assigns each mention to a fact, the surest first: to the one asked for, unless words for another are nearer. */
export function assign(
  quote: string,
  mentions: readonly Mention[],
  facts: readonly FactName[],
  cues: FactTables['cues'],
): InAnswer[] {
  if (mentions.length === 0) return [];
  const [only, second] = facts;
  const nearest = nearestIn(quote, Object.keys(cues) as FactName[], cues);
  const own = mentions.filter(({ start }) => !ENDS.test(quote.slice(Math.max(0, start - 2 * FAR), start)));
  const now = own.filter(({ start }) => !FORMER.test(quote.slice(Math.max(0, start - FAR), start)));
  return (now.length > 0 ? now : own)
    .flatMap((mention) => {
      const { fact, distance } = nearest(mention) ?? (only && !second ? { fact: only, distance: FAR } : {});
      return fact && distance !== undefined ? [{ fact, value: mention.text, quote, distance }] : [];
    })
    .sort((one, other) => one.distance - other.distance)
    .map(({ fact, value }) => ({ fact, value, quote }));
}

/** "The first Saturday was 1 May, now it's 8 May": the value after this no longer holds. */
const FORMER =
  /\b(?:was|were|originally|instead of|rather than|(?:moved|changed|raised|lowered|up|down) from)(?: (?:on|for|the))?\s+$/i;

const FAR = 40;

/** "We end April 8 with a breakfast on the 10th": the last day of the offer is no day of the launch; in "and we start", a new one follows. */
const ENDS =
  /\b(?:we|they|(?:the )?(?:class|course|group)) (?:all )?(?:ends?|finish(?:es)?|wraps? up)\b(?:(?!\b(?:open|start|begin|kick|launch|clos))[^.;,])*$/i;

const EVERYWHERE = new Map<RegExp, RegExp>();

/** A cache: putting a pattern together takes longer than searching a sentence with it. */
function everywhere(cue: RegExp): RegExp {
  const known = EVERYWHERE.get(cue) ?? new RegExp(cue.source, 'gi');
  EVERYWHERE.set(cue, known);
  return known;
}

/** The fact whose cue is closest before the value, or else closest after it. */
function nearestIn(quote: string, facts: readonly FactName[], cues: FactTables['cues']) {
  const cuesNear = spansNear(
    facts.map((fact) => {
      const cue = cues[fact];
      const found = cue ? matchesIn(quote, everywhere(cue)) : [];
      return found.map(({ 0: words, index }) => ({ fact, start: index, end: index + words.length }));
    }),
  );
  return (mention: Mention) => {
    const scored = cuesNear({ start: mention.start - FAR, end: mention.end + FAR }).map((cue) => {
      const before = mention.start - cue.end;
      const after = cue.start >= mention.end ? cue.start - mention.end + FAR / 2 : 0;
      // "Start telling people Jan 25, doors open the last night": after a comma, a cue doesn't refer back to the day.
      const isNext = before < 0 && /,\s/.test(quote.slice(mention.end, cue.start));
      // "Start spreading the word 3/10, stop 4/14 when sign-up closes": that cue already has its day.
      const isTaken = before >= 0 && /\d/.test(quote.slice(cue.end, mention.start));
      const distance = before >= 0 ? before + (isTaken ? FAR / 2 : 0) : after + (isNext ? FAR : 0);
      return { fact: cue.fact, distance };
    });
    return scored.filter(({ distance }) => distance <= FAR).sort((a, b) => a.distance - b.distance)[0];
  };
}
