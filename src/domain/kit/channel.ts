import type { MessageChannel } from '#domain/reading/message-heading.ts';

/** How a piece reaches somebody, in the order in which a person looks for it. */
export const CHANNELS = ['email', 'text', 'post', 'page', 'script', 'note', 'bio', 'prompt'] as const;

export type Channel = (typeof CHANNELS)[number];

export const CHANNEL_OF_HEADING: Readonly<Record<MessageChannel, Channel>> = {
  Email: 'email',
  Text: 'text',
  Post: 'post',
  Page: 'page',
  Script: 'script',
  'Note by hand': 'note',
  'Prompt for an assistant': 'prompt',
};

const WORDS: readonly (readonly [Channel, RegExp])[] = [
  ['email', /\b(?:e-?mails?|letters?|newsletters?|gmail|mailchimp|mailerlite|inbox)\b/gi],
  ['text', /\b(?:texts?|sms|whatsapp)\b/gi],
  [
    'post',
    /\b(?:posts?|facebook|instagram|linkedin|tiktok|youtube|reels?|videos?)\b|^(?:stor(?:y|ies)|status)(?=\s*(?:[–—·:(,-]|$))/gi,
  ],
  [
    'script',
    /\b(?:calls?|phones?|voicemails?|scripts?|spoken|said|say|talks?|read this|aloud|out loud|in person)\b/gi,
  ],
  // Reading "from a card" is speaking, not a note.
  ['note', /(?<!\bfrom a )\b(?:cards?|by hand|hand-?written|postcards?|paper)\b/gi],
  ['prompt', /\bprompts?\b/gi],
];

// The beginning of a long label is enough to tell its channel.
const LONGEST = 300;

/** The channel that words name first, or last; undefined where they name none. */
export function channelInWords(words: string, which: 'first' | 'last' = 'first'): Channel | undefined {
  const part = which === 'first' ? words.slice(0, LONGEST) : words.slice(-LONGEST);
  const found = WORDS.flatMap(([channel, pattern]) =>
    [...part.matchAll(pattern)].map(({ index }) => ({ channel, index })),
  ).sort((one, other) => one.index - other.index);
  return found.at(which === 'first' ? 0 : -1)?.channel;
}

const CHAT = /\b(?:whatsapp|messenger|telegram|signal (?:group|message)|dms?|direct messages?)\b/i;

/** A chat message: written like a text, but never split by a phone company. */
export function isChat(words: string): boolean {
  return CHAT.test(words.slice(0, LONGEST));
}

/** Where a post goes, as far as a limit of its own is known. */
export type Network = 'x' | 'google' | 'instagram' | 'linkedin';

const NETWORKS: readonly (readonly [Network, RegExp])[] = [
  ['instagram', /\binstagram\b/i],
  ['linkedin', /\blinkedin\b/i],
  ['google', /\bgoogle\b/i],
  ['x', /\b(?:[Tt]witter|[Tt]weets?)\b|\bX\b/],
];

export function networkInWords(words: string): Network | undefined {
  return NETWORKS.find(([, pattern]) => pattern.test(words.slice(0, LONGEST)))?.[0];
}
