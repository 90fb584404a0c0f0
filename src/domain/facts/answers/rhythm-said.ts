import { matchesIn } from '#domain/matches-in.ts';
import { WEEKDAY_WORD } from '#domain/reading/day-patterns.ts';
import { NUMBER_WORD, valuesIn } from '#domain/reading/numbers-in.ts';
import type { Span } from '#domain/reading/spans-near.ts';

const MAILS =
  '(?:e-?mails?|mails?|e-?letters?|letters?|newsletters?|e-?news|notes?|mailings?|broadcasts?|blasts?|messages?)';
const PERIOD = '(?:week|wk|month|mo|fortnight)';
const EACH = '(?:a|an|per|each|every|by|in the|in a|/)';
const NTH = '(?:first|second|third|fourth|last|1st|2nd|3rd|4th)';
const ORDINAL = '(?:the )?\\d{1,2}(?:st|nd|rd|th)';
const DAYTIME = '(?:,? (?:in the )?(?:mornings?|afternoons?|evenings?|nights?))?';
/** "One Wednesday on and one Wednesday off" */
const ON_AND_OFF = `(?:\\bone )?\\b(?:week|${WEEKDAY_WORD}) on(?:,| and|, and) (?:one |a )?(?:week|${WEEKDAY_WORD}) off\\b`;
const WEEKDAY_ = `(?:${WEEKDAY_WORD})\\b`;

/** How often something goes out and on which day, in people's words. */
const PACES = new RegExp(
  [
    `(?:once |twice |one |1 )?(?:(?:${MAILS}) )?\\b(?:every|each) (?:single |other |second |2nd |third |3rd |two |three |2 |3 |couple of |couple )?(?:weeks?\\b|wks?\\b|months?\\b|fortnight\\b|${WEEKDAY_})(?:,? (?:on )?(?:an? )?${WEEKDAY_})?${DAYTIME}`,
    `\\bonce in (?:every )?(?:two|2|three|3) weeks\\b|\\b(?:once|twice|thrice|(?:${NUMBER_WORD}|an?) (?:short |little |long |quick )?(?:times|(?:(?:e-?mail|whatsapp) )?(?:${MAILS}|texts?)(?: (?:to|for) (?:my|the|our) (?:list|people|readers|subscribers|everyone))?)|(?:one|two|three|1|2|3)) ?${EACH} ?(?:${PERIOD})\\b(?:,? (?:on )?(?:an? )?${WEEKDAY_})?${DAYTIME}(?:[,:]? (?:on )?${ORDINAL} (?:and|&) ${ORDINAL})?`,
    `\\b(?:(?:once|twice|(?:${NUMBER_WORD}) (?:${MAILS})) )?(?:bi-?)?(?:weekly|monthly)\\b(?:,? (?:on )?${WEEKDAY_})?|\\bfortnightly\\b`,
    `\\b(?:the )?${NTH}(?:,? (?:and|&) ${NTH})? ${WEEKDAY_} (?:of|in) (?:the|each|every) month\\b`,
    `${ORDINAL} (?:and|&) ${ORDINAL} of (?:the|each|every) month\\b`,
    ON_AND_OFF,
    `\\bon ${WEEKDAY_WORD.replace(/s\?$/, 's')}\\b|\\b${WEEKDAY_}(?= (?:morning )?(?:${MAILS})\\b)|\\b(?:${MAILS})(?: (?:goes|go|is|comes|leaves))?(?: out)?(?: on)? ${WEEKDAY_}`,
  ].join('|'),
  'gi',
);
/** Words for what is sent to a list. */
const BY_MAIL = new RegExp(
  `\\b(?:${MAILS.replace('|notes?', '').replace('|messages?', '')}|subs(?:cribers)?|write (?:to )?(?:my list|them|people|everyone|the list)|mailchimp|whatsapp (?:broadcasts?|messages?)|hear from me|my list)\\b`,
  'gi',
);
/** Other recurring things. */
const OTHERWISE =
  /\b(?:posts?|posting|ig|insta\w*|facebook|fb|tik ?tok|youtube|live|reels?|stories|story|radio|whatsapp(?! broadcast)|podcasts?|pod|episodes?|videos?|bulletins?|breakfast|lunch|coffee|table|calls?|meet(?:ing|ings|up)?|groups?|class(?:es)?|talks?|speak|study|service|church|co-?op|rotary|market|fair|stand|column|paper|magazine|parish|council|club|choir|pays?|payments?|visits?|sessions?)\b/gi;
const OTHERWISE_OR_TEXTS = new RegExp(`${OTHERWISE.source}|\\btexts?\\b`, 'gi');
/** A church's or school's newsletter that gives somebody a few lines. */
const THEIRS =
  /\b(?:parish|church|school|library|town|village|community|co-?op|association|chamber|PTA|neighbou?rhood|diocesan|hall|club)(?:[’']?s)? (?:weekly |monthly |e-?mail )?(?:newsletter|bulletin|e-?mail|e-?news|letter)\b/i;
const IN_LAUNCH =
  /\b(?:in|during|for|at) (?:the |a |my )?launch(?:es|ing)?\b|\blaunch (?:weeks?|time|month)\b|\b(?:that|the last) week\b/i;
const NEVER = /\b(?:some|never ends|anymore|used to|clients?|students?|they (?:send|write|email))\b/i;

/** "2x a month", "2x/mo" */
const TIMES_X = /\b(\d{1,2}) ?x(?= ?(?:\/|(?:a|per|each|every) ) ?(?:week|wk|month|mo|fortnight)\b)/gi;

type Pace = Span & { readonly text: string };

/** How often somebody writes to their list. `isAsked`: the question asks whom they can write to. */
export function rhythmSaid(said: string, isAsked: boolean, before: string): string | undefined {
  const sentence = said.replace(TIMES_X, '$1 times');
  const mails = placesOf(BY_MAIL, sentence);
  // A cheap test before the slow patterns.
  if (mails.length === 0 && !isAsked && !isOnlyMail(before)) return undefined;
  const paces = matchesIn(sentence, PACES).map(
    ({ 0: text, index }): Pace => ({ text, start: index, end: index + text.length }),
  );
  // Somebody who sends no emails may send texts.
  const others = placesOf(isAsked && mails.length === 0 ? OTHERWISE : OTHERWISE_OR_TEXTS, sentence);
  const isOfMail = (pace: Pace) => {
    const [mail, other] = [nearest(mails, pace, sentence), nearest(others, pace, sentence)];
    if (mail !== FAR) return mail <= other;
    // "My Thursday newsletter, always! One a week."
    return other === FAR && (isAsked || (paces.length === 1 && isOnlyMail(before)));
  };
  const own = paces.filter(
    (pace) => isOfMail(pace) && !NEVER.test(sentence.slice(Math.max(0, pace.start - 20), pace.start)),
  );
  // Leave out the pace of the launch: people write more often then.
  const kept = own.filter((pace) => {
    const beside = `${sentence
      .slice(Math.max(0, pace.start - 40), pace.start)
      .split(/[,;.:]/)
      .at(-1)}${pace.text}${sentence.slice(pace.end, pace.end + 40).split(/[,;.:]/)[0]}`;
    return !THEIRS.test(beside) && !IN_LAUNCH.test(beside);
  });
  // "One email a wk" says more than "my Monday email" beside it.
  const best = kept.find(({ text }) => paceOf(text) !== null) ?? kept[0];
  return best?.text.trim().replace(/^(?:on|the) (?=\p{Lu})/u, '');
}

const isOnlyMail = (before: string) =>
  placesOf(BY_MAIL, before).length > 0 && placesOf(OTHERWISE_OR_TEXTS, before).length === 0;

function placesOf(pattern: RegExp, text: string): Span[] {
  return matchesIn(text, pattern).map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
}

const FAR = 1_000;
/** Ends of a clause: full stops, semicolons, and words like "and". */
const APART = /[;.!?]|,? (?:and|but|plus|also|then)\b/gi;

function nearest(spans: readonly Span[], pace: Span, sentence: string): number {
  return spans.reduce((least, { start, end }) => {
    if (start < pace.end && end > pace.start) return 0;
    const between = start >= pace.end ? sentence.slice(pace.end, start) : sentence.slice(end, pace.start);
    const away = between.length + 40 * matchesIn(between, APART).length + (/,/.test(between) ? 10 : 0);
    return Math.min(least, away);
  }, FAR);
}

const HALF_MONTHLY = new RegExp(
  `${ON_AND_OFF}|${/\b(?:first|second|1st|2nd) (?:and|&) (?:the )?(?:third|fourth|last|3rd|4th)\b|\bevery (?:other|second|2nd|two|2|couple(?: of)?) (?!months?\b)|\btwice (?:(?:a|per|each|every|in the|by) (?:month|mo)|monthly)\b|\bbi-?weekly\b|\bonce in (?:every )?(?:two|2) weeks\b|\bfortnight|\d(?:st|nd|rd|th) (?:and|&) (?:the )?\d/.source}`,
  'i',
);
const COUNTED = new RegExp(
  `\\b(?<count>${NUMBER_WORD}|once|twice|thrice|an?)\\b(?: \\p{L}+)?(?: \\p{L}+)?(?: (?:to|for) (?:my|the|our) \\p{L}+)? ?(?:\\b(?:a|per|each|every|by|in the|in a)\\b|/) ?(?<period>${PERIOD})\\b`,
  'iu',
);
const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3, a: 1, an: 1 };
const WEEKS_A_MONTH = 4;

/** About how many times a month: "4" is every week, "2" every other week, "1.3" every third. */
export function paceOf(value: string): string | null {
  if (HALF_MONTHLY.test(value)) return '2';
  if (/\b(?:every|once in) (?:every )?(?:third|3rd|three|3)\b/i.test(value)) return '1.3';
  const { count = '', period = '' } = COUNTED.exec(value)?.groups ?? {};
  const times = TIMES[count.toLowerCase()] ?? valuesIn(count)[0];
  if (times !== undefined && period !== '')
    return String(times * (/^w/i.test(period) ? WEEKS_A_MONTH : /^f/i.test(period) ? 2 : 1));
  const many = /^(\w+) \p{L}+ monthly/iu.exec(value)?.[1] ?? '';
  if (/\bmonth\b|\bmonthly\b/i.test(value))
    return String(TIMES[many.toLowerCase()] ?? valuesIn(many)[0] ?? 1);
  const isWeekly = new RegExp(
    `\\b(?:every|each) (?:single )?(?:week|wk|${WEEKDAY_WORD})\\b|\\bweekly\\b`,
    'i',
  );
  return isWeekly.test(value) ? '4' : null;
}
