import { addDays, type IsoDay, sayDay, weekdayOf } from '#domain/reading/calendar.ts';
import { daysMeant } from '#domain/reading/days-in.ts';
import { NUMBER_WORD, valuesIn } from '#domain/reading/numbers-in.ts';
import { withImpliedMonths } from './implied-months.ts';
import { withPlainDays } from './plain-days.ts';

const WEEKDAY = '(?<weekday>mon|tues|wednes|thurs|fri|satur|sun)day';
const SIDE = '(?:after(?:wards?)?|before|later|earlier|following)';
const OF =
  '(?: (?:(?:that|it|this|then)\\b|(?:the|my|our) (?<noun>\\p{L}+(?: \\p{L}+)?)|we (?<starts>start|begin)|(?:it )?(?<ends>opens|closes)))?';
/** "A week later", "ten days after the event", "the Monday after", "the next day", "the following Tuesday". */
const NEIGHBOR = new RegExp(
  [
    `\\b(?<count>${NUMBER_WORD}|an?|a couple of) (?<unit>day|week|wk|fortnight)s? (?<side>${SIDE})${OF}`,
    `\\b(?:the |that )?(?:very )?(?<next>next|following) (?:${WEEKDAY}|(?:day|morning|evening))\\b`,
    `\\b(?:the |on the )?(?:${WEEKDAY.replace('weekday', 'weekday2')}|(?<day>day|morning|evening|night)) (?<side2>${SIDE})${OF.replaceAll('<', '<on_')}`,
  ].join('|'),
  'giu',
);
const MAYBE = /\b(?:later|after|before|earlier|afterwards?|following|next)\b/i;
/** What has a day in a launch, right before such words or right behind them. What else happens the day after is nobody's date. */
const CUE =
  /\b(?:open(?:s|ing)?|clos(?:e|es|ing)|ends?|shuts?|start(?:s|ing)?|begin(?:s|ning)?|commences?|first \p{L}+|kicks? ?-?off|last day|deadline|sign(?:ing)?[- ]?ups?|registrations?|register|bookings?|book|join|enrol\p{L}*|day one|goes live|off we go|event|workshop|webinar|taster)\b[^.;!?]{0,30}$/iu;
const CUE_BEHIND =
  /^,? (?:(?:we|it|I|they|people|sign-?ups?|bookings?|doors|the \p{L}+) )?(?:opens?|closes?|starts?|begins?|shuts?)\b/iu;
const ERRAND =
  /\b(?:call|ring|text|send|e-?mail|write|post|remind|chase|refund|back|pay|due|money|follow|thank)\b[^.;!?]{0,30}$/i;
const EVENT =
  /^(?:event|workshop|webinar|taster|talk|open (?:house|day|studio)|supper|masterclass|demo|party|evening|info (?:night|session)|session|morning)/i;
const WEEKDAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tues: 'Tuesday',
  wednes: 'Wednesday',
  thurs: 'Thursday',
  fri: 'Friday',
  satur: 'Saturday',
  sun: 'Sunday',
};

/** Days that are named by their neighbor, as dates: of a day in the same answer, or of the event. */
export function withNeighborDays(answer: string, today: IsoDay, eventDay: IsoDay | null): string {
  if (!MAYBE.test(answer)) return answer;
  const named = withPlainDays(answer, today);
  const text = withImpliedMonths(named, named, today);
  let plain = '';
  let from = 0;
  for (const match of text.matchAll(NEIGHBOR)) {
    const { 0: words, index } = match;
    const [before, behind] = [text.slice(Math.max(0, index - 70), index), text.slice(index + words.length)];
    if (ERRAND.test(before) || !(CUE.test(before) || CUE_BEHIND.test(behind))) continue;
    const said = plain + text.slice(from, index);
    const day = neighborOf(match.groups ?? {}, said, behind, { today, eventDay });
    if (day === null) continue;
    plain = said + sayDay(day);
    from = index + words.length;
  }
  return plain + text.slice(from);
}

type Known = { readonly today: IsoDay; readonly eventDay: IsoDay | null };

function neighborOf(groups: Record<string, string | undefined>, said: string, behind: string, known: Known) {
  const { count, unit = 'day', side = groups.side2 ?? groups.next ?? '', weekday = groups.weekday2 } = groups;
  const noun = groups.noun ?? groups.on_noun;
  const anchor = anchorOf(noun, said, behind, known);
  if (anchor === null) return null;
  const step = /^(?:before|earlier)/i.test(side) ? -1 : 1;
  const name = WEEKDAYS[weekday?.toLowerCase() ?? ''];
  if (name !== undefined)
    return (
      [1, 2, 3, 4, 5, 6, 7]
        .map((days) => addDays(anchor, step * days))
        .find((day) => weekdayOf(day) === name) ?? null
    );
  const many =
    count === undefined || /^an?$/i.test(count)
      ? 1
      : /^a couple/i.test(count)
        ? 2
        : (valuesIn(count)[0] ?? 1);
  const each = /^d/i.test(unit) ? 1 : /^f/i.test(unit) ? 14 : 7;
  return addDays(anchor, step * many * each);
}

/** "Before the start on March 13", "after the event", or the day that was named last. */
function anchorOf(
  noun: string | undefined,
  said: string,
  behind: string,
  { today, eventDay }: Known,
): IsoDay | null {
  const dayIn = (words: string) => daysMeant(words, today).flatMap(({ day }) => day ?? []);
  const [own] = dayIn(/^(?: (?:on|of|date|is))*,? [^.;,]{0,30}/i.exec(behind)?.[0] ?? '');
  if (own) return noun === undefined ? null : own;
  if (noun !== undefined && EVENT.test(noun) && eventDay) return eventDay;
  const [word = ''] = noun?.split(' ') ?? [];
  const at = word === '' ? -1 : said.toLowerCase().lastIndexOf(word.toLowerCase());
  if (at !== -1)
    return dayIn(said.slice(at, at + 60))[0] ?? dayIn(said.slice(Math.max(0, at - 60), at)).at(-1) ?? null;
  return noun === undefined ? (dayIn(said.slice(-300)).at(-1) ?? null) : null;
}
