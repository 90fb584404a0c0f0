import { countsIn } from '#domain/reading/figures/counts-in.ts';

const LIST = '(?:(?:my|the|our) )?(?:(?:mailing|e-?mail|letter|text|contact) )?(?:list|e-?mail|whatsapp)\\b';
/** "98 emails", "614 names on the mailing list", "340 on WhatsApp", "about sixty families on my email list" */
const BEHIND = new RegExp(
  `^(?: ?odd)?(?:(?: (?!on\\b|by\\b)[\\p{L}’'-]+){0,2}? (?:e-?mails?|addresses|names|subscribers|contacts)\\b(?! (?:a|per|each|every|are)\\b)(?: (?:on|in) [\\p{L}’' -]{2,25}(?<![\\p{L}]and)\\b)?|(?: [\\p{L}’'-]+){0,2}? (?:on|by) ${LIST}|(?: [\\p{L}’'-]+){1,3}? who said I (?:can|could) (?:text|write|e-?mail|call)(?: them)?)`,
  'iu',
);
const BEFORE = /\b(?:list|e-?mails?|subscribers)(?: is| has|: ?| of| at)?(?: about| around| maybe)? $/i;
const OTHERS =
  /\b(?:last year|used to|group|members|goal|would like|hope|want|by (?:january|february|march|april|may|june))\b/i;
const LEAST = 10;
const FAR = 60;

/** How many people can be written to, with the words that say how. */
export function listSaid(sentence: string): string | undefined {
  for (const { value, start, end } of countsIn(sentence)) {
    if (value < LEAST) continue;
    const [words] = BEHIND.exec(sentence.slice(end, end + FAR)) ?? [];
    const lead = sentence.slice(Math.max(0, start - FAR), start);
    if (OTHERS.test(lead.split(/[,;]/).at(-1) ?? '')) continue;
    if (words !== undefined) return `${sentence.slice(start, end)}${words}`;
    const [named = ''] = BEFORE.exec(lead) ?? [];
    if (named !== '') return `${named}${sentence.slice(start, end)}`.trim();
  }
  return undefined;
}
