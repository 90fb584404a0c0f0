import { likeness, wordsOf } from '#domain/plan/likeness.ts';
import type { Announced } from './announced.ts';
import type { Channel } from './channel.ts';
import type { Piece } from './piece.ts';

const ALIKE = 0.6;

/**
 * Announced messages for which no piece has the day or nearly the subject. Merges the same message announced by several
 * plans.
 */
export function notWritten(announced: readonly Announced[], pieces: readonly Piece[]): Announced[] {
  const byDay = Map.groupBy(pieces, ({ when }) => when);
  const written = pieces.map(({ subject, label }) => wordsOf(subject ?? label));
  const found: { row: Announced; words: string[] }[] = [];
  const placeOf = ({ topic, when }: Pick<Announced, 'topic' | 'when'>) => `${topic} ${when}`;
  const rowsOf = Map.groupBy(announced, placeOf);
  for (const row of announced) {
    const words = wordsOf(row.subject);
    const sameDay = row.when === null ? [] : (byDay.get(row.when) ?? []);
    if (sameDay.some((piece) => isSameWay(row, piece) || isNamed(words, piece))) continue;
    // A parish newsletter is written as a post: the one text of this plan for the one row of that day.
    const own = sameDay.filter((piece) => piece.topic === row.topic && isSent(piece.channel));
    if (own.length === 1 && rowsOf.get(placeOf(row))?.length === 1) continue;
    if (written.some((other) => likeness(words, other) >= ALIKE)) continue;
    if (
      found.some(({ row: known, words: other }) => known.when === row.when && likeness(words, other) >= ALIKE)
    )
      continue;
    found.push({ row, words });
  }
  return found.map(({ row }) => row);
}

/** If a row's channel is unknown, only the day is compared. */
function isSameWay({ channel }: Announced, piece: Piece): boolean {
  return channel === null || kindOf(channel) === kindOf(piece.channel);
}

const SENT: readonly Channel[] = ['email', 'text', 'post', 'note'];
const isSent = (channel: Channel) => SENT.includes(channel);

/** "### Script · Wednesday, May 5, 2027 · Day one": a label has the day beside its name, which both have anyway. */
function isNamed(words: readonly string[], { subject, label }: Piece): boolean {
  return [subject ?? '', ...label.split(' · ')].some((part) => likeness(words, wordsOf(part)) >= ALIKE);
}

/** A short video is both a post and a script: either may stand for it. */
function kindOf(channel: Channel): Channel {
  return channel === 'script' ? 'post' : channel;
}
