import { PREPARES } from './date-kind.ts';
import { EVENT_WORDS } from './launch-day.ts';

/** Things done with others, at a place, or only on that day. */
const DONE_THERE =
  /^(?:go to|attend|meet|visit|teach|(?:host|lead|hold|interview) (?:the|an?|your|one|two|three)|(?:call|decide) with|count|last day|walk[- ]?through|go(?: or |\/)no-?go)\b/i;
const HELD =
  /^(?:(?:the|an?|your|our) )?(?:[\w'’-]+ )?(?:breakfast|lunch|dinner|meeting|interview|rehearsal|call|visit)(?=$|[,:(]| (?:with|at|on|and)\b)/i;
const COUNTED = /^[\w'’-]+ counted$/i;
const LABEL = /^[^:]{1,40}: /;

const piecesOf = (title: string) => (title.split(' · ')[0] ?? '').split(';').map((piece) => piece.trim());

/** Recognized by the first words of any of its parts. */
export function isAppointment(title: string): boolean {
  return piecesOf(title)
    .flatMap((piece) => [piece, piece.replace(LABEL, '')])
    .some(
      (piece) => DONE_THERE.test(piece) || COUNTED.test(piece) || (HELD.test(piece) && !PREPARES.test(piece)),
    );
}

/** For a task on the day of the event: whether it names the event itself, also among others in one row. */
export function namesEvent(title: string): boolean {
  return piecesOf(title).some((piece) => EVENT_WORDS.test(piece));
}
