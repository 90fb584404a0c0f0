import { headingLine, SECTION_DEPTH } from './heading-line.ts';

/** The channels that begin a message's heading, as the prompts ask for them. */
export const MESSAGE_CHANNELS = [
  'Email',
  'Text',
  'Post',
  'Page',
  'Script',
  'Note by hand',
  'Prompt for an assistant',
] as const;

export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Those sent on a day; a page and a script are not. */
export const SENT: ReadonlySet<MessageChannel> = new Set(['Email', 'Text', 'Post', 'Note by hand']);

export type MessageHeading = { readonly channel: MessageChannel; readonly parts: readonly string[] };

const LONGEST = 400;

/** "### Email · Friday, March 26, 2027 · to the list", below the heading of a section. */
export function messageHeading(line: string): MessageHeading | null {
  if (line.length > LONGEST) return null;
  const heading = headingLine(line);
  if (!heading || heading.depth <= SECTION_DEPTH) return null;
  const [first = '', ...parts] = heading.words
    .replaceAll('**', '')
    .split('·')
    .map((part) => part.trim());
  const channel = MESSAGE_CHANNELS.find((name) => name.toLowerCase() === first.toLowerCase());
  return channel ? { channel, parts } : null;
}
