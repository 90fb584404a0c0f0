import { replaceMarks } from '#domain/facts/change-facts.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import { CHANNELS, type Channel } from '#domain/kit/channel.ts';
import type { Piece } from '#domain/kit/piece.ts';

/** A person's marks for pieces, read from the list of settled marks. */
export type KitMarks = {
  readonly used: ReadonlySet<string>;
  /**
   * The texts that were used, by piece id: a different text now counts as changed. Includes pieces that had the same
   * text then without being used: they aren't the used one under another heading.
   */
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>;
  readonly as: ReadonlyMap<string, Channel>;
  readonly greetsByName: boolean;
};

const USED = 'kit:used:';
const TEXT = 'kit:text:';
const AS = 'kit:as:';
const GREET = 'kit:greet';

/** Of the text that somebody reads. */
export const printOf = ({ subject, body }: Omit<Marked, 'id'>) => fingerprint(`${subject ?? ''}\n${body}`);
export const textMark = (piece: Marked) => `${TEXT}${piece.id}:${printOf(piece)}`;
const asMark = (channel: Channel, id: string) => `${AS}${channel}:${id}`;

export type Marked = Pick<Piece, 'id' | 'subject' | 'body'>;

export function kitMarks(settled: readonly string[]): KitMarks {
  const used = new Set<string>();
  const texts = new Map<string, Set<string>>();
  const as = new Map<string, Channel>();
  for (const mark of settled) {
    if (mark.startsWith(USED)) used.add(mark.slice(USED.length));
    else if (mark.startsWith(TEXT)) {
      const id = mark.slice(TEXT.length, mark.lastIndexOf(':'));
      texts.set(id, (texts.get(id) ?? new Set()).add(mark));
    } else if (mark.startsWith(AS)) {
      const [name, id] = mark.slice(AS.length).split(':');
      const channel = CHANNELS.find((known) => known === name);
      if (channel && id) as.set(id, channel);
    }
  }
  return { used, texts, as, greetsByName: settled.includes(GREET) };
}

export type UsedState = 'not-used' | 'used' | 'changed';

export function usedState({ used, texts }: KitMarks, piece: Marked): UsedState {
  if (!used.has(piece.id)) return 'not-used';
  const known = texts.get(piece.id);
  return known === undefined || known.has(textMark(piece)) ? 'used' : 'changed';
}

/** `all` are the pieces at that moment: pieces with the same text are told apart by their ids. */
export function markUsed(
  sheet: FactSheet,
  piece: Marked,
  isUsed: boolean,
  now: string,
  all: readonly Marked[],
): FactSheet {
  const { used } = kitMarks(sheet.settled);
  const print = printOf(piece);
  const alike = all.filter(({ id, ...text }) => id !== piece.id && !used.has(id) && printOf(text) === print);
  const others = alike.map(textMark);
  const own = sheet.settled.filter(
    (mark) =>
      mark === `${USED}${piece.id}` || mark.startsWith(`${TEXT}${piece.id}:`) || others.includes(mark),
  );
  const fresh = isUsed ? [`${USED}${piece.id}`, textMark(piece), ...others] : [];
  return replaceMarks(sheet, own, fresh, now);
}

/** Choosing the plan's own channel needs no mark. */
export function useAs(sheet: FactSheet, piece: Piece, channel: Channel, now: string): FactSheet {
  const own = sheet.settled.filter((mark) => mark.startsWith(AS) && mark.endsWith(`:${piece.id}`));
  return replaceMarks(sheet, own, channel === piece.channel ? [] : [asMark(channel, piece.id)], now);
}

export function greetByName(sheet: FactSheet, isOn: boolean, now: string): FactSheet {
  return replaceMarks(sheet, [GREET], isOn ? [GREET] : [], now);
}
