import { matchesIn } from '#domain/matches-in.ts';

const WORD = '\\p{Lu}\\p{Ll}+';
const KIN = `(?:[Mm]y|[Oo]ur) (?:sister|brother|boy|husband|wife|partner|m[ou]m|dad|son|daughter|niece|nephew|cousin|friend|neighbou?r|grand\\p{L}+)(?: in law)?(?:,? ${WORD}){0,2},?`;
/** Words that begin a sentence, and tools, are no names. */
const NOBODY =
  '(?:Th(?:e|is|at|ere|ey|ese|ose|en)|Wh(?:o|at|en|ere|y)|No(?:body|ne|t|w|thing)?|(?:Some|Any|Every)\\p{Ll}*|She|He|It|If|And|So|We|You|First|God|Life|People|Kids|Church|School|Prayer|Coffee|Zoom|Stripe|Canva|Mailchimp|Google|Facebook|Instagram|\\p{L}+(?:day|ing))\\b';
/** What hardly anything but a person does. */
const DOES =
  " does (?!no|what|it\\b|th(?!e\\b)|take|get|have|all\\b)\\p{Ll}| helps? (?:me|us|out|with|at)\\b(?! (?:think|focus|stay|feel|keep|get|remember|too)\\b)| leads the | takes the money|[’']s (?:doing|making|putting|running)\\b";
/** What other things do, too: "Rain moves it inside", "Chisels at the bench". */
const MAY_DO =
  "(?:[’']s| is)? (?:on (?!nights?|days|call|vac)|with (?!me|us|h|child)|(?:at|in) (?=the (?!morn|even|after|hosp)))(?:the )?\\p{Ll}+| will (?:be (?:on|at|in)|do|greet|help)\\b| (?:brings|runs|handles|parks|plays the|prays|takes) \\p{Ll}+";
const HELPS = new RegExp(
  `(?:^|[,;:(.] ?|\\b(?:and|but) )(?:(?<kin>${KIN})|(?<name>(?!${NOBODY})${WORD}\\.?(?: ${WORD}){0,2}))(?:(?<sure>${DOES})|(?<said> (?:helps|included)\\b)|${MAY_DO})`,
  'gu',
);
const LONGEST_READ = 600;
const OTHERWISE = /\b(?:if|wish|maybe|hope|ask)\b/i;

/** Who helps, in the person's words: "Lety, my sister Chelo". `isAsked`: what anybody does there is help. */
export function helpersSaid(sentence: string, isAsked: boolean): string | undefined {
  if (OTHERWISE.test(sentence)) return undefined;
  const all = matchesIn(sentence.slice(0, LONGEST_READ), HELPS);
  const found = all.filter(({ groups }) => isAsked || groups?.sure || groups?.said);
  // Any word at the beginning of a sentence has a capital.
  const isSure = ({ 0: words, groups }: RegExpExecArray) =>
    groups?.kin || groups?.sure || /^[^\p{L}]|^(?:and|but) /u.test(words);
  if (!found.some(isSure)) return undefined;
  return found.map(({ groups }) => (groups?.kin ?? groups?.name ?? '').replace(/,$/, '')).join(', ');
}
