import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { datesIn } from '#domain/reading/days-in.ts';
import { labeledLine } from '#domain/reading/labeled-line.ts';
import { lineMarks } from '#domain/reading/line-marks.ts';
import { plainWords } from '#domain/reading/plain-words.ts';
import { cellsOf, isTableRule } from '#domain/reading/table-row.ts';
import { type Channel, channelInWords } from './channel.ts';
import { withoutQuotes } from './draft-text.ts';
import { type AnnouncedForm, type KitForms, lookUp } from './kit-form.ts';
import type { PlanToRead } from './pieces-in.ts';
import { type PlanPart, planParts } from './plan-parts.ts';
import { pointsElsewhere } from './points-elsewhere.ts';

/** A message that a plan lists in a row but does not contain. */
export type Announced = {
  readonly topic: BlueprintType;
  readonly section: string;
  /** Null: a channel that has no name here, such as a meeting. */
  readonly channel: Channel | null;
  /** That channel in the row's words. */
  readonly channelSaid?: string;
  readonly when: IsoDay | null;
  /** The time in the row's words. */
  readonly whenSaid: string;
  readonly subject: string;
  /** The row's text, for writing the message. */
  readonly row: string;
  readonly start: number;
};

const NO_MESSAGE =
  /^\W*(?:no\b(?! \w+ left)|none\b|nothing\b|rest\b|not used\b|skip\b|(?:ring|phone)\b|in person\W*$)/i;
const BOOKED =
  /\b(?:booked|as planned|already (?:planned|written|booked)|stands? in|reuse|send again|not an extra)\b/i;
const LONGEST = 400;
// Each is compared with all others. Nobody announces more on purpose.
const MOST_ROWS = 100;

export function announcedIn({ topic, text, since }: PlanToRead, forms: KitForms): Announced[] {
  const named = namedIn(forms.titles);
  return planParts(text).flatMap((part) => {
    const form = lookUp(forms.announced[topic], part.heading);
    if (!form) return [];
    const rows = [...fromTable(part, form), ...fromItems(part, form)].slice(0, MOST_ROWS);
    return rows.flatMap((row): Announced[] => {
      const { subject, whenSaid } = row;
      if (subject === '' || NO_MESSAGE.test(subject) || BOOKED.test(subject)) return [];
      if (pointsElsewhere(subject) || isNameOfAnother(subject) || named.test(subject)) return [];
      const [when = null] = datesIn(whenSaid, since);
      return [{ ...row, topic, section: part.heading, when }];
    });
  });
}

const BEFORE_TITLE = '(?:(?:as|and|already|all|booked|planned|written|stands?) ){0,5}';

/** "Talk, in Communications", "Ten seconds (booked and written in Communications)": the text is in another plan. */
function namedIn(titles: readonly string[]): RegExp {
  const names = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(
    `(?:^|[,;(–—] ?)${BEFORE_TITLE}(?:in|see|from|under) (?:the |your )?(?:${names})\\b`,
    'i',
  );
}

type Row = Pick<Announced, 'channel' | 'channelSaid' | 'whenSaid' | 'subject' | 'row' | 'start'>;

const CHANNEL_COLUMN = /\b(?:channel|format)\b/i;

function fromTable({ lines }: PlanPart, form: AnnouncedForm): Row[] {
  const [head, rule, ...rows] = lines.filter(({ text }) => text.trim().startsWith('|'));
  if (!head || !rule || !isTableRule(rule.text)) return [];
  const headers = cellsOf(head.text).map(plainWords);
  const subjectAt = headers.findIndex((header, index) => index > 0 && form.subject.test(header));
  const channelAt = headers.findIndex((header) => CHANNEL_COLUMN.test(header));
  if (subjectAt === -1) return [];
  return rows.map(({ text, start }) => {
    const cells = cellsOf(text).map((cell) => plainWords(cell).slice(0, LONGEST));
    const { subject, channel } = subjectIn(cells[subjectAt] ?? '');
    const format = form.isFixed ? '' : (cells[channelAt] ?? '');
    return {
      ...wayOf(channel ?? channelInWords(format) ?? kindNamed(subject), format, form),
      whenSaid: cells[0] ?? '',
      subject,
      row: cells.map((cell, index) => `${headers[index] ?? ''}: ${cell}`).join('; '),
      start,
    };
  });
}

/** An unknown channel keeps the plan's word; if the row names none, the section's channel applies. */
function wayOf(
  channel: Channel | undefined,
  format: string,
  form: AnnouncedForm,
): Pick<Announced, 'channel' | 'channelSaid'> {
  if (channel !== undefined || !/\p{L}/u.test(format)) return { channel: channel ?? form.channel };
  return { channel: null, channelSaid: format };
}

/** "Note by hand", "Script for a call": the message column names the kind, and the words are elsewhere. */
function kindNamed(subject: string): Channel | undefined {
  const [kind] = /^(?:the |a )?(?:(?:note|card) by hand|script)\b/i.exec(subject) ?? [];
  return kind === undefined ? undefined : channelInWords(kind);
}

/** "- **Thursday, March 4, 2027:** email; "Pick your song"" */
function fromItems({ lines }: PlanPart, form: AnnouncedForm): Row[] {
  return lines.flatMap(({ text, start }): Row[] => {
    const labeled = lineMarks(text).mark === '' ? null : labeledLine(text);
    if (!labeled) return [];
    const words = plainWords(labeled.words).slice(0, LONGEST);
    const parts = words.split(';').map((part) => part.trim());
    const quoted = parts.find((part) => /^["“]/.test(part)) ?? '';
    return [
      {
        channel: channelInWords(words) ?? form.channel,
        whenSaid: plainWords(labeled.label).slice(0, LONGEST),
        subject: withoutQuotes(quoted),
        row: plainWords(text.slice(lineMarks(text).from)).slice(0, LONGEST),
        start,
      },
    ];
  });
}

const PREFIX = /^(?:email|text|post|letter|said|spoken)\b[^:"“]{0,30}:/i;

function subjectIn(cell: string): { subject: string; channel: Channel | undefined } {
  const [prefix = ''] = PREFIX.exec(cell) ?? [];
  return { subject: withoutQuotes(cell.slice(prefix.length).trim()), channel: channelInWords(prefix) };
}

/** "Welcome email" in the message column names a text that is elsewhere; "Phone call" names none. */
function isNameOfAnother(subject: string): boolean {
  return /^(?:the )?(?:[\w-]+ ){0,2}(?:email|letter|post|text|phone call|call)\b[^.?!]{0,30}$/i.test(subject);
}
