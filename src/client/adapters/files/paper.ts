export type Paper = 'A4' | 'Letter';

// As the Unicode consortium lists them: everywhere else paper is A4.
const LETTER = new Set('US CA MX PR PH CL CO CR GT NI PA SV VE BZ DO'.split(' '));

/** The paper of this language and region. */
export function paperOf(language: string): Paper {
  try {
    return LETTER.has(new Intl.Locale(language).maximize().region ?? '') ? 'Letter' : 'A4';
  } catch {
    return 'A4';
  }
}

export function browserPaper(): Paper {
  return paperOf(navigator.language);
}
