import { hasHeadingOrBox } from '#domain/reading/markdown-signs.ts';

/** What a reply looks like instead of a plan. Only a guess, shown as a warning: the person decides. */
export type NotAPlan = 'refusal' | 'question';

// A plan has headings, or is longer than anybody asks or apologizes.
const MOST_CHARACTERS = 2_000;
const BEGINNING = 300;
const REFUSES =
  /^\W*(?:i\b|sorry|unfortunately|as an ai).*?\b(?:can[’']?t|cannot|won[’']t|unable|not able)\b.{0,40}\b(?:help|assist|continue|provide|create|write|discuss)\b/is;
const ASKS =
  /\b(?:could|can|would) you (?:please )?(?:tell|share|clarify|provide|give|describe)\b|\bbefore i\b|\b(?:few|some) questions\b/i;

export function notAPlan(text: string): NotAPlan | undefined {
  const beginning = text.slice(0, BEGINNING);
  if (text.length > MOST_CHARACTERS || hasHeadingOrBox(text)) return undefined;
  if (REFUSES.test(beginning)) return 'refusal';
  return text.includes('?') && ASKS.test(beginning) ? 'question' : undefined;
}
