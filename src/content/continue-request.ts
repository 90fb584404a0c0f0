import { fenced, neutral } from '#domain/prompting/prompt-fence.ts';

// Headings are outside the tags: a very long one is no heading.
const LONGEST_HEADING = 120;

/** For the AI after a plan stopped at the length limit. */
export function continueRequest(headings: readonly string[], tail: string): string {
  const begun = headings.map((heading) => neutral(heading).slice(0, LONGEST_HEADING)).join('; ');
  const written = begun === '' ? '' : `Sections already begun: ${begun}.\n`;
  return `The plan was cut off. ${written}Its last words are between the tags. Continue with the very next word. Repeat nothing, add no greeting or closing note, and finish the remaining sections.\n${fenced('lastWords', tail)}`;
}
