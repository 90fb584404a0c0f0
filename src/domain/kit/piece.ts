import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import { type Gap, inBrackets } from '#domain/plan/gaps/gaps.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { daysIn } from '#domain/reading/days-in.ts';
import { MESSAGE_CHANNELS } from '#domain/reading/message-heading.ts';
import { capital, plainWords } from '#domain/reading/plain-words.ts';
import type { Span } from '#domain/reading/spans-near.ts';
import type { Channel, Network } from './channel.ts';

/** A text of a plan that is sent, posted, said or pasted as it is. Derived each time, never stored. */
export type Piece = Span & {
  /** The key for its marks, made of topic, section and label, so that it survives edits of the body. */
  readonly id: string;
  readonly topic: BlueprintType;
  readonly section: string;
  readonly label: string;
  readonly channel: Channel;
  readonly network?: Network;
  /** The day it is for; null where the plan names none. */
  readonly when: IsoDay | null;
  /** The plan's words for the time, if it names no day: "14 days after sign-up". */
  readonly whenSaid: string;
  readonly to: string;
  readonly subject?: string;
  readonly preview?: string;
  /** Markdown, without notes for the owner. The caller renders it when it is shown or copied. */
  readonly body: string;
  readonly gaps: readonly Gap[];
};

/** Two with one label in one section differ by their order. */
export function pieceId(topic: BlueprintType, section: string, label: string, nth: number): string {
  return fingerprint([topic, section, label, ...(nth > 0 ? [nth] : [])].join('\n'));
}

const CHANNEL_INSIDE = new RegExp(`[^\\p{L}\\p{N}](?:${MESSAGE_CHANNELS.join('|')})\\s*·\\s*`, 'iu');
const MOST_ALIKE = 3;

/**
 * The ids it had before somebody put words before its heading: "### First: Email · to the list" is no message heading
 * anymore. Nothing shorter than the part after the channel: "Friday · to the list" was never "to the list".
 */
export function earlierIds({ topic, section, label }: Pick<Piece, 'topic' | 'section' | 'label'>): string[] {
  const before = CHANNEL_INSIDE.exec(label);
  if (!before) return [];
  const own = label.slice(before.index + before[0].length);
  return Array.from({ length: MOST_ALIKE }, (_, nth) => pieceId(topic, section, own, nth));
}

const LONGEST_TITLE = 70;

/** The name shown: its subject, or else its label; if that only says when and to whom, its first words. */
export function titleOf({
  channel,
  subject,
  label,
  to,
  body,
}: Pick<Piece, 'subject' | 'label' | 'to' | 'body'> & { readonly channel?: Channel }): string {
  if (subject !== undefined) return inBrackets(subject);
  const days = daysIn(label, '2000-01-01').map(({ text }) => text);
  // "Monday, November 23 · Facebook group" would be the name of every post; "the week three call" is a name.
  const isPlace = days.length > 0 && (channel === 'post' || channel === 'text');
  const readers = isPlace || /^(?:only )?to\b/i.test(to) ? [to] : [];
  const rest = [...readers, ...days]
    .reduce((words, known) => words.replace(known, ' '), label)
    .replace(/^(?:from|on)\b/i, '');
  // "Reel – Fri Jan 29, 7pm CT" adds nothing to its day; "Letter · Friday, January 22 · from the barn" does.
  if (days.length > 0 && ONLY_A_CHANNEL.test(rest)) return firstWords(body);
  // "### Script · for a host": after the channel, the name begins here.
  if (/\p{L}/u.test(rest)) return label.slice(0, 1).toUpperCase() + label.slice(1);
  return firstWords(body);
}

const ONLY_A_CHANNEL =
  /^\W*(?:(?:facebook|instagram|linkedin|newsletter) )?(?:reel|stor(?:y|ies)|post|video|text|letter|card|postcard|column|note by hand)?(?: \d{1,2})?\W*(?:\d{1,2}(?::\d\d)? ?[ap]m(?: [A-Z]{2,3})?\W*)?$/i;

function firstWords(body: string): string {
  const words = plainWords(inBrackets(body.slice(0, 4 * LONGEST_TITLE))).replace(/\s+/g, ' ');
  if (words.length <= LONGEST_TITLE) return words;
  return `${words.slice(0, words.lastIndexOf(' ', LONGEST_TITLE)).toWellFormed()}…`;
}

const JOINS = /^\s*[·,:–-]\s*/;

/** Below its day, "Wednesday, April 7, 2027 · union meeting" would repeat it. Several days are all kept. */
export function titleUnderDay(title: string): string {
  const [day, ...others] = daysIn(title, '2000-01-01');
  const rest = day?.start === 0 && others.length === 0 ? title.slice(day.end) : '';
  if (!JOINS.test(rest) || !/\p{L}/u.test(rest)) return title;
  const name = rest.replace(JOINS, '');
  return capital(name);
}
