import { fenced } from '#domain/prompting/prompt-fence.ts';

/** Read by the AI after a plan stopped at the length limit. */
export function continueRequest(headings: readonly string[], tail: string): string {
  const written = headings.length > 0 ? `Sections already begun: ${headings.join('; ')}.\n` : '';
  return `The plan was cut off. ${written}Its last words are between the tags. Continue with the very next word. Repeat nothing, add no greeting or closing note, and finish the remaining sections.\n${fenced('lastWords', tail)}`;
}
