export type Paper = 'A4' | 'Letter';

// From the Unicode CLDR: all other regions use A4.
const LETTER = new Set('US CA MX PR PH CL CO CR GT NI PA SV VE BZ DO'.split(' '));

/** The paper size of this language and region. */
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
