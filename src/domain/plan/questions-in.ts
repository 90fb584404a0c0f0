const MOST = 3;
const NUMBERED = /^\s*(?:\d{1,2}[.)]|[-*•])\s+(.+)$/;

/** The questions of a reply, without their numbers and marks; whatever else it says is left out. */
export function questionsIn(reply: string): string[] {
  return reply
    .split(/\r?\n/)
    .map((line) => (NUMBERED.exec(line)?.[1] ?? line).replaceAll('**', '').trim())
    .filter((line) => line.endsWith('?') && line.length <= 400)
    .slice(0, MOST);
}

/** Notes that have what was answered added to them; what was not answered is not asked again in them. */
export function notesWith(notes: string, answered: readonly { question: string; answer: string }[]): string {
  const pairs = answered
    .filter(({ answer }) => answer.trim() !== '')
    .map(({ question, answer }) => `${question}\n${answer.trim()}`);
  return [notes.trim(), ...pairs].filter((part) => part !== '').join('\n\n');
}
