import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { datesIn } from '#domain/reading/days-in.ts';
import { headingLine, SECTION_DEPTH } from '#domain/reading/heading-line.ts';
import { type MessageChannel, messageHeading } from '#domain/reading/message-heading.ts';
import type { RecordedPlan } from '#lab/recordings/together/plan-lines.ts';
import { wordsOf } from '#lab/rubric/reading-grade.ts';

export type WrittenMessage = {
  readonly topic: BlueprintType;
  readonly channel: MessageChannel;
  readonly day: IsoDay | undefined;
  readonly to: string;
  readonly subject: string;
  readonly words: number;
};

type Open = Omit<WrittenMessage, 'words' | 'subject'> & { subject: string; readonly lines: string[] };

const SUBJECT = /^\**Subject(?: line)?:?\**:?\s*(.+)$/i;
/** Anything shorter is a line about a message. */
const FEWEST_WORDS = 15;

/** Every written message of a plan. Older plans have no headings for them: there, a subject starts one. */
export function writtenMessages({ topic, text }: RecordedPlan, since: IsoDay): WrittenMessage[] {
  const found: Open[] = [];
  let open: Open | undefined;
  const begin = (message: Omit<Open, 'lines'>): Open => {
    const begun = { ...message, lines: [] };
    found.push(begun);
    return begun;
  };
  for (const line of text.split('\n')) {
    const heading = messageHeading(line);
    const subject = SUBJECT.exec(line.replace(/^[-*]\s+/, '').trim())?.[1]?.replaceAll('*', '');
    if (heading) {
      const [day] = datesIn(heading.parts.join(' · '), since);
      const to = heading.parts.filter((part) => datesIn(part, since).length === 0).join(', ');
      open = begin({ topic, channel: heading.channel, day, to, subject: '' });
    } else if ((headingLine(line)?.depth ?? SECTION_DEPTH + 1) <= SECTION_DEPTH) open = undefined;
    else if (subject !== undefined && open && open.lines.length <= 1 && open.subject === '') {
      open.subject = subject;
    } else if (subject !== undefined) {
      open = begin({ topic, channel: 'Email', day: undefined, to: '', subject });
    } else open?.lines.push(line);
  }
  return found
    .map(({ lines, ...message }) => ({ ...message, words: wordsOf(lines.join('\n')).length }))
    .filter(({ words }) => words >= FEWEST_WORDS);
}

const TO_THE_LIST =
  /\blist\b|\bevery(?:body|one)\b(?! (?:who (?:paid|said|saved|signed|joined the group)|on the yes))|\bsubscribers\b|\ball \d+\b/i;

/** People who signed up or asked get what they requested; only the list has a rhythm. */
export function isToTheList({ channel, to }: WrittenMessage): boolean {
  return channel === 'Email' && TO_THE_LIST.test(to) && !/\bnew to the list\b|\bjoin\w* the list\b/i.test(to);
}
