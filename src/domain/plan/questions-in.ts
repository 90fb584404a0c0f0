const MOST = 3;
const NUMBERED = /^\s*(?:\d{1,2}[.)]|[-*•])\s+(.+)$/;

/** The questions of a reply, without their numbers and list marks; other text is left out. */
export function questionsIn(reply: string): string[] {
  return reply
    .split(/\r?\n/)
    .map((line) => (NUMBERED.exec(line)?.[1] ?? line).replaceAll('**', '').trim())
    .filter((line) => line.endsWith('?') && line.length <= 400)
    .slice(0, MOST);
}

/** The notes with the previous answer replaced. Other changes to them, also from another device, stay. */
export function withAnswer(notes: string, question: string, was: string, now: string): string {
  const [old, next] = [pairOf(question, was), pairOf(question, now)];
  // All of it: "T" is not the answer that another device has changed to "The church".
  const at = old === '' ? -1 : `${notes}\n`.lastIndexOf(`${old}\n`);
  const parts = at === -1 ? [notes, next] : [notes.slice(0, at), next, notes.slice(at + old.length)];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
}

/** An unanswered question leaves nothing in the notes. */
function pairOf(question: string, answer: string): string {
  return answer.trim() === '' ? '' : `${question}\n${answer.trim()}`;
}
