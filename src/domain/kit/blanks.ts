import { type Gap, gapsIn, withGapsAs } from '#domain/plan/gaps/gaps.ts';
import type { Channel } from './channel.ts';

/** A blank in an exported message: only the person knows what belongs there. */
export const BLANK = '____';

// "{first name}", "[place or Zoom link]": other forms in which models write a blank. Links, boxes to tick and {{a platform's own field}} are none.
const OTHER_FORMS =
  /(?<![\\!\]])\[(?!ADD:)(\p{L}[^[\]\n]{1,80})\](?![([:])|(?<![\\{$])\{(\p{L}[^{}\n]{1,80})\}(?!\})/giu;
// Text in brackets there is for the person who says or pastes the words.
const KEPT: ReadonlySet<Channel> = new Set(['script', 'prompt']);

/** The text with all blanks in the form that plans use. */
export function withBlanksAlike(words: string, channel: Channel): string {
  if (KEPT.has(channel)) return words;
  return words.replace(OTHER_FORMS, (_, square, curly) => `[ADD: ${(square ?? curly).trim()}]`);
}

type Sent = {
  readonly subject?: string | undefined;
  readonly preview?: string | undefined;
  readonly body: string;
};

/** The blanks to fill in before it is sent, including those of an email's subject and preview. */
export function blanksIn({ subject, preview, body }: Sent, channel: Channel): Gap[] {
  return gapsIn(channel === 'email' ? [subject, preview, body].join('\n') : body);
}

export function leftBlank(words: string): string {
  return withGapsAs(words, () => BLANK);
}
