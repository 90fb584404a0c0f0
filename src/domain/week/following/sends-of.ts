import type { Piece } from '#domain/kit/piece.ts';
import { wordsOf } from '#domain/plan/likeness.ts';
import { plainWords } from '#domain/reading/plain-words.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';

export type SentPiece = Pick<Piece, 'topic' | 'when' | 'subject' | 'body'>;

// This many first words of a post are unique; fewer may begin other posts too.
const FIRST_WORDS = 5;

/**
 * Finds the week's messages for this piece: same plan, same day, and named by its subject or first words. The day alone
 * isn't enough, since it may have another message.
 */
export function sendsOf(
  { topic, when, subject, body }: SentPiece,
  tasks: readonly PlannedTask[],
): PlannedTask[] {
  const own = subject ? wordsOf(plainWords(subject)) : wordsOf(plainWords(body)).slice(0, FIRST_WORDS);
  if (when === null || own.length === 0) return [];
  const names = ` ${own.join(' ')} `;
  return tasks.filter(({ kind, day, type, title, said = title, twins }) => {
    if (kind !== 'send' || day !== when || ![type, ...twins.map((twin) => twin.type)].includes(topic))
      return false;
    return [said, ...twins.map((twin) => twin.title)].some((each) =>
      ` ${wordsOf(each).join(' ')} `.includes(names),
    );
  });
}
