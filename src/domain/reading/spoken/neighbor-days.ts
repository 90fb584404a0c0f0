import { matchesIn } from '#domain/matches-in.ts';
import { addDays, type IsoDay, sayDay, WEEKDAYS, weekdayOf } from '#domain/reading/calendar.ts';
import { daysMeant } from '#domain/reading/days-in.ts';
import { NUMBER_WORD, valuesIn } from '#domain/reading/numbers-in.ts';
import { withImpliedMonths } from './implied-months.ts';
import { withPlainDays } from './plain-days.ts';

const SIDE = '(?:after(?:wards)?|before|later|earlier)';
/** "A week later", "ten days after the event", "the Monday after", "the next day", "the following Tuesday". */
const NEIGHBOR = new RegExp(
  `\\b(?:(?<count>${NUMBER_WORD}|an?) (?<unit>day|week|fortnight)s? (?<side>${SIDE})|(?:the )?(?:next|following) (?<next>\\p{L}+day|day|morning)\\b|the (?<named>\\p{L}+day|day|morning) (?<side2>after|before))(?: (?:that|the (?<noun>\\p{L}+)))?\\b`,
  'giu',
);
const MAYBE = /\b(?:later|after|before|earlier|following|next)\b/i;
/** The launch's own events. Other things that happen the day after are no dates. */
const CUE =
  /\b(?:open|clos|end|shut|start|begin|commence|first|kick|last day|sign|regist|book|join|enrol|event|workshop)[^.;!?]{0,40}$/i;
const CUE_BEHIND = /^,? (?:\p{L}+[- ]){0,3}(?:opens?|closes?|starts?|begins?)\b/iu;
const ERRAND =
  /\b(?:call|ring|text|send|e-?mail|write|post|remind|refund|back|pay|money|follow|thank)[^.;!?]{0,30}$/i;
const EVENT = /^(?:event|workshop|webinar|taster|talk|open|supper|masterclass|demo|party|evening|session)/i;

// Nobody counts from something said a page before, and searching all of it each time takes quadratic time.
const LOOKED_BACK = 2_000;

/** Replaces relative days with dates, counted from a day in the same answer or from the event. */
export function withNeighborDays(answer: string, today: IsoDay, eventDay: () => IsoDay | null): string {
  if (!MAYBE.test(answer)) return answer;
  const named = withPlainDays(answer, today);
  const text = withImpliedMonths(named, named, today);
  const dayIn = (words: string) => daysMeant(words, today).flatMap(({ day }) => day ?? []);
  const pieces: string[] = [];
  let recent = '';
  let from = 0;
  for (const { 0: words, index, groups = {} } of matchesIn(text, NEIGHBOR)) {
    const [before, behind] = [text.slice(Math.max(0, index - 70), index), text.slice(index + words.length)];
    if (ERRAND.test(before) || !(CUE.test(before) || CUE_BEHIND.test(behind))) continue;
    const piece = text.slice(from, index);
    const said = (recent + piece.slice(-LOOKED_BACK)).slice(-LOOKED_BACK);
    const anchor = anchorOf(groups.noun, said, behind);
    if (!anchor) continue;
    const day = sayDay(neighborOf(anchor, groups));
    pieces.push(piece, day);
    recent = said + day;
    from = index + words.length;
  }
  return pieces.join('') + text.slice(from);

  /** "Before the start on March 13", "after the event", or the last day named. */
  function anchorOf(noun: string | undefined, said: string, behind: string): IsoDay | null | undefined {
    const [own] = dayIn(/^,?[^.;,]{0,30}/.exec(behind)?.[0] ?? '');
    if (own) return noun === undefined ? undefined : own;
    if (noun === undefined) return dayIn(said.slice(-300)).at(-1);
    const day = EVENT.test(noun) ? eventDay() : null;
    if (day) return day;
    const at = said.toLowerCase().lastIndexOf(noun.toLowerCase());
    return at === -1
      ? undefined
      : (dayIn(said.slice(at, at + 60))[0] ?? dayIn(said.slice(Math.max(0, at - 60), at)).at(-1));
  }
}

function neighborOf(anchor: IsoDay, groups: Record<string, string | undefined>): IsoDay {
  const { count, unit = 'day', side = groups.side2, next, named = next } = groups;
  const step = /^(?:before|earlier)/i.test(side ?? '') ? -1 : 1;
  const isOn = (day: IsoDay) => weekdayOf(day).toLowerCase() === named?.toLowerCase();
  if (named && WEEKDAYS.some((name) => name.toLowerCase() === named.toLowerCase()))
    return [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(anchor, step * days)).find(isOn) ?? anchor;
  const many = count === undefined ? 1 : (valuesIn(count)[0] ?? 1);
  return addDays(anchor, step * many * (/^d/i.test(unit) ? 1 : /^f/i.test(unit) ? 14 : 7));
}
