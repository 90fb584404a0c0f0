import { inertDocument } from '#client/adapters/page/inert-document.ts';

const LINE_ENDS = /<\/(?:p|div|li|h[1-6]|tr|blockquote|section|article)>|<br\b[^<>]*>/gi;

/** Exported for the timing test: the search for an unclosed tag's end must not run to the end of the text. */
export function withLineEnds(html: string): string {
  return html.replace(LINE_ENDS, '$&\n');
}

/** The words of a formatted text, with its line breaks. Nothing of it is shown or run. */
export function richWords(html: string): string {
  const { body } = inertDocument(withLineEnds(html));
  for (const hidden of body.querySelectorAll('script, style, template, noscript')) hidden.remove();
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
