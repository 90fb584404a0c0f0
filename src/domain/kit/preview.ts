import { sentencesIn } from '#domain/reading/sentences-in.ts';
import { isGreeting } from './greeting.ts';
import { PREVIEW } from './limits.ts';

// Long enough for any first sentence; an endless message isn't read in full.
const LOOKED_AT = 2_000;

/** The first sentence that is no greeting, for the preview line in a mail program. Empty if there is none. */
export function proposedPreview(text: string): string {
  const lines = text.slice(0, LOOKED_AT).split('\n');
  const first = lines
    .flatMap((line) => (isGreeting(line) ? [] : sentencesIn(line, 'be-anything')))
    .find((sentence) => !isGreeting(sentence.text));
  const words = (first?.text ?? '').replace(/\s+/g, ' ').trim();
  if (words.length <= PREVIEW.most) return words;
  const end = words.lastIndexOf(' ', PREVIEW.most - 1);
  return `${words.slice(0, end > 0 ? end : PREVIEW.most - 1).toWellFormed()}…`;
}
