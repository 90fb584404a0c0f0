import { boldLine, headingLine } from '#domain/reading/heading-line.ts';

// Writers' names for the parts of a page. A visitor reads only the words below them.
const WRITERS_WORD =
  /^(?:page )?(?:headline|subheadline|subhead|hero|intro(?:duction)?|opening|invitation|call to action|button|closing|sign-off|sign-up line|body|text)$/i;

/** A page without the labels that only its writer needs; the others stay as bold headings. */
export function pageText(body: string): string {
  return body
    .split('\n')
    .flatMap((line) => {
      const heading = headingLine(line);
      const label = heading ? heading.words.replaceAll('**', '') : boldLine(line);
      if (label === undefined) return withoutInlineLabel(line);
      const words = label.replace(/:$/, '').trim();
      return WRITERS_WORD.test(words) ? [] : [`**${words}**`];
    })
    .join('\n')
    .trim();
}

const INLINE = /^\*\*([^*\n]{1,40}?):?\*\*:?\s+/;

function withoutInlineLabel(line: string): string[] {
  const [whole = '', label = ''] = INLINE.exec(line) ?? [];
  return [WRITERS_WORD.test(label) ? line.slice(whole.length) : line];
}
