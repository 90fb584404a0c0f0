import { settleAll } from '#domain/facts/change-facts.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import { CHANNELS, type Channel } from './channel.ts';
import { earlierIds, type Piece } from './piece.ts';

/** What a person has said about pieces, read from the list of settled marks. */
export type KitMarks = {
  readonly used: ReadonlySet<string>;
  /** The texts that were used, by the id of their piece: another one now says that it has changed. */
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>;
  readonly as: ReadonlyMap<string, Channel>;
  readonly greetsByName: boolean;
};

const USED = 'kit:used:';
const TEXT = 'kit:text:';
const AS = 'kit:as:';
const GREET = 'kit:greet';

const printOf = ({ subject, body }: Marked) => fingerprint(`${subject ?? ''}\n${body}`);
const textMark = (piece: Marked) => `${TEXT}${piece.id}:${printOf(piece)}`;
const asMark = (channel: Channel, id: string) => `${AS}${channel}:${id}`;

type Marked = Pick<Piece, 'id' | 'subject' | 'body'>;

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

/**
 * A used piece whose label has words before it now ("First: Email · Friday") keeps its name, and with it its marks: where no other
 * piece has that name, and the text is the one that was used, to the letter.
 */
export function knownAgain(pieces: readonly Piece[], { used, texts }: KitMarks): readonly Piece[] {
  const here = new Set(pieces.map(({ id }) => id));
  const lost = new Set([...used].filter((id) => !here.has(id)));
  const prints = new Set(
    [...lost].flatMap((id) => [...(texts.get(id) ?? [])].map((mark) => mark.split(':').at(-1))),
  );
  if (prints.size === 0) return pieces;
  const known = pieces.map((piece) => {
    if (used.has(piece.id) || !prints.has(printOf(piece))) return piece;
    const id = earlierIds(piece).find(
      (one) => lost.has(one) && texts.get(one)?.has(textMark({ ...piece, id: one })),
    );
    if (id === undefined) return piece;
    lost.delete(id);
    return { ...piece, id };
  });
  // The same list where nothing has changed: a mark alone must not draw it again.
  return known.some((piece, at) => piece !== pieces[at]) ? known : pieces;
}

export type UsedState = 'not-used' | 'used' | 'changed';

export function usedState({ used, texts }: KitMarks, piece: Marked): UsedState {
  if (!used.has(piece.id)) return 'not-used';
  const known = texts.get(piece.id);
  return known === undefined || known.has(textMark(piece)) ? 'used' : 'changed';
}

export function markUsed(sheet: FactSheet, piece: Marked, isUsed: boolean, now: string): FactSheet {
  const own = sheet.settled.filter(
    (mark) => mark === `${USED}${piece.id}` || mark.startsWith(`${TEXT}${piece.id}:`),
  );
  const fresh = isUsed ? [`${USED}${piece.id}`, textMark(piece)] : [];
  return settleAll(sheet, own, fresh, now);
}

/** The channel that the plan says needs no mark. */
export function useAs(sheet: FactSheet, piece: Piece, channel: Channel, now: string): FactSheet {
  const own = sheet.settled.filter((mark) => mark.startsWith(AS) && mark.endsWith(`:${piece.id}`));
  return settleAll(sheet, own, channel === piece.channel ? [] : [asMark(channel, piece.id)], now);
}

export function greetByName(sheet: FactSheet, isOn: boolean, now: string): FactSheet {
  return settleAll(sheet, [GREET], isOn ? [GREET] : [], now);
}
