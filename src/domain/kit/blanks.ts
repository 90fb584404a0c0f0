import { type Gap, gapsIn, withGapsAs } from '#domain/plan/gaps/gaps.ts';
import type { Channel } from './channel.ts';

/** A blank in a message that is on its way out: only its writer knows what belongs there. */
export const BLANK = '____';

// "{first name}", "[place or Zoom link]": how models also write a blank. A link, a box to tick and {{a platform's own field}} are none.
const OTHER_FORMS =
  /(?<![\\!\]])\[(?!ADD:)(\p{L}[^[\]\n]{1,80})\](?![([:])|(?<![\\{$])\{(\p{L}[^{}\n]{1,80})\}(?!\})/giu;
// What stands in brackets there is for the person who says or pastes the words.
const KEPT: ReadonlySet<Channel> = new Set(['script', 'prompt']);

/** The words of a message with each of its blanks in the one form of a plan. */
export function withBlanksAlike(words: string, channel: Channel): string {
  if (KEPT.has(channel)) return words;
  return words.replace(OTHER_FORMS, (_, square, curly) => `[ADD: ${(square ?? curly).trim()}]`);
}

type Sent = {
  readonly subject?: string | undefined;
  readonly preview?: string | undefined;
  readonly body: string;
};

/** What is to be filled in before it is sent: an email goes with its subject and its preview. */
export function blanksIn({ subject, preview, body }: Sent, channel: Channel): Gap[] {
  return gapsIn(channel === 'email' ? [subject, preview, body].join('\n') : body);
}

export function leftBlank(words: string): string {
  return withGapsAs(words, () => BLANK);
}
