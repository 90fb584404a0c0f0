import { countsIn } from '#domain/reading/figures/counts-in.ts';

/** "98 emails", "614 names on the mailing list", "340 on WhatsApp", "sixty families on my email list" */
const BEHIND =
  /^(?: [\p{L}-]+){0,2}? (?:(?:(?:e-?mail )?addresses|e-?mails?|names)\b(?! (?:a|per|each|every)\b)(?: on the [\p{L}-]+(?: (?:list|sheet))?)?|(?:on|by) (?:(?:my|the|our) )?(?:[\p{L}-]+ )?(?:list|e-?mail|whatsapp)\b)/iu;
const HOPED = /\b(?:hope|want|need|would like|used to|goal|had|bought|sent|wrote|they)\b[^,;]*$/i;
const LEAST = 10;
const FAR = 60;

/** How many people can be written to, with the words that say how. */
export function listSaid(sentence: string): string | undefined {
  for (const { value, start, end } of countsIn(sentence)) {
    const [words] = BEHIND.exec(sentence.slice(end, end + FAR)) ?? [];
    if (words && value >= LEAST && !HOPED.test(sentence.slice(0, start).slice(-FAR)))
      return sentence.slice(start, end) + words;
  }
  return undefined;
}
