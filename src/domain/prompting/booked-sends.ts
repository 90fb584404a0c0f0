import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { type IsoDay, sayDay } from '#domain/reading/calendar.ts';
import { datesIn, daysIn } from '#domain/reading/days-in.ts';
import { wordsOfLine } from '#domain/reading/line-marks.ts';
import { type MessageChannel, messageHeading, SENT } from '#domain/reading/message-heading.ts';
import { planSections } from '#domain/reading/plan-sections.ts';
import type { EarlierBlueprints } from './earlier-entry.ts';
import { otherPlans } from './other-plans.ts';

/** A message that a plan sends on a day. */
export type BookedSend = {
  readonly day: IsoDay;
  readonly channel: MessageChannel;
  readonly subject: string;
  readonly owner: BlueprintType;
};

// A date is at the beginning of a line. Searching the rest of an endless line would be for nothing.
const LONGEST_DATED = 200;
const LONGEST_SUBJECT = 60;

const SUBJECT = /^\s*\*\*Subject:?\*\*:?\s*(.*)$/i;

// Older or edited plans: sections that list messages, each row or label starting with its day.
const MESSAGE_SECTION =
  /\b(?:emails?|messages?|reminders?|newsletters?|content calendar|invitation sequence|social schedule|open-doors plan|stay-in-touch)\b/i;
const NO_MESSAGE = /^\W*(?:no\b|none\b|nothing\b|rest\b|not used\b)/i;
const CHANNEL_ALONE =
  /^(?:e-?mail|text(?: message)?|sms|whatsapp|live|post|video|facebook|instagram|linkedin)$/i;
const CHANNEL_WORDS: readonly (readonly [RegExp, MessageChannel])[] = [
  [/\b(?:posts?|facebook|instagram|linkedin|videos?|social|live)\b/i, 'Post'],
  [/\b(?:text message|texts?|sms|whatsapp|dms?)\b/i, 'Text'],
  [/\b(?:by hand|handwritten)\b/i, 'Note by hand'],
];

/**
 * Messages that all other plans have booked from today on, earliest first: without this list, two plans would write
 * emails for one day. A message that a plan lists and writes out, or that a later plan repeats, appears once.
 */
export function bookedSends(
  plans: EarlierBlueprints,
  ownType: BlueprintType,
  today: IsoDay,
  titles: Readonly<Partial<Record<BlueprintType, string>>> = {},
): BookedSend[] {
  const names = Object.values(titles);
  const found: BookedSend[] = [];
  const known = new Set<string>();
  for (const { owner, plan, since } of otherPlans(plans, ownType, today)) {
    for (const send of [...headedSends(plan, owner, since), ...listedSends(plan, owner, since, names)]) {
      const said = send.subject === '' ? [] : [`“${send.subject.toLowerCase()}”`];
      const marks = [send.owner, ...said].map((by) => `${send.day} ${send.channel} ${by}`);
      if (send.day < today || marks.some((mark) => known.has(mark))) continue;
      for (const mark of marks) known.add(mark);
      found.push(send);
    }
  }
  return found.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

function headedSends(plan: string, owner: BlueprintType, since: IsoDay): BookedSend[] {
  const sends: BookedSend[] = [];
  let open: { day: IsoDay; channel: MessageChannel; to: string } | null = null;
  const close = (subject: string) => {
    if (open) sends.push({ ...open, subject: shortened(subject), owner });
    open = null;
  };
  for (const line of plan.split('\n')) {
    const heading = line.startsWith('#') || line.startsWith(' ') ? messageHeading(line) : null;
    if (heading) {
      close(open?.to ?? '');
      const day = heading.parts.map((part) => dayBeginning(part, since)).find((found) => found !== null);
      const to = heading.parts.filter((part) => datesIn(part, since).length === 0).join(', ');
      if (day && SENT.has(heading.channel)) open = { day, channel: heading.channel, to };
    } else if (line.startsWith('#')) close(open?.to ?? '');
    else if (open) {
      const subject = line.length > LONGEST_DATED ? undefined : SUBJECT.exec(line)?.[1];
      // A post has no subject line, and "Facebook page" doesn't tell one from another.
      const first = open.channel === 'Post' ? line.slice(0, LONGEST_DATED).trim() : '';
      if (subject !== undefined || first !== '') close(subject ?? first);
    }
  }
  close(open?.to ?? '');
  return sends;
}

function listedSends(
  plan: string,
  owner: BlueprintType,
  since: IsoDay,
  names: readonly string[],
): BookedSend[] {
  return planSections(plan)
    .filter(({ heading }) => heading.length <= LONGEST_DATED && MESSAGE_SECTION.test(heading))
    .flatMap(({ heading, body }) =>
      body.split('\n').flatMap((line) => {
        const start = line.slice(0, LONGEST_DATED);
        if (!/^\s*(?:\||[-*]\s|\*\*|\d+[.)]\s)/.test(start) || SUBJECT.test(start)) return [];
        // Another plan's message: "(booked)", "Seat reminder (Event Launch)", "Talk, in Communications".
        const isOfAnother = names.some((name) => start.includes(`(${name}`) || start.includes(` in ${name}`));
        if (isOfAnother || /\bbooked\b/i.test(start) || isSaidAloud(`${heading} ${start}`)) return [];
        const [first = '', ...rest] = piecesOf(start);
        const [day] = datesIn(first, since);
        const subject = rest.find((piece) => /\p{L}{3}/u.test(piece) && !CHANNEL_ALONE.test(piece)) ?? '';
        if (day === undefined || subject === '' || NO_MESSAGE.test(subject)) return [];
        return [{ day, channel: channelOf(`${heading} ${start}`), subject: shortened(subject), owner }];
      }),
    );
}

/** "Union meeting, ten minutes" is no message, unless one is named with it. */
function isSaidAloud(words: string): boolean {
  return (
    /\b(?:talks?|phone|calls?|meetings?)\b/i.test(words) &&
    !/\b(?:e-?mails?|messages?|reminders?|newsletters?|invitation|letter|stay-in-touch)\b/i.test(words) &&
    channelOf(words) === 'Email'
  );
}

/** "Friday, March 26", but not "one week after a meeting held from March 26 on", which names no day to send. */
function dayBeginning(part: string, since: IsoDay): IsoDay | null {
  const [first] = daysIn(part, since);
  return first && !/\p{L}{3}/u.test(part.slice(0, first.start)) ? first.day : null;
}

/** A row of a table by its cells; a labeled line by its label and what follows. */
function piecesOf(line: string): string[] {
  const bare = wordsOfLine(line);
  if (bare.startsWith('|')) return bare.slice(1).split('|').map(plain);
  const label = /^\*\*([^*]{1,120})\*\*:?/.exec(bare);
  if (!label) return [];
  const [day = '', ...more] = (label[1] ?? '').split(/[:·]|\s[–-]\s/);
  return [day, ...more, ...bare.slice(label[0].length).split(';')].map(plain);
}

function channelOf(words: string): MessageChannel {
  return CHANNEL_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'Email';
}

function plain(text: string): string {
  return text.replace(/[*_"“”]/g, '').trim();
}

function shortened(subject: string): string {
  const words = plain(subject).replace(/\s+/g, ' ');
  return words.length <= LONGEST_SUBJECT
    ? words
    : `${words.slice(0, LONGEST_SUBJECT).toWellFormed().trimEnd()}…`;
}

/**
 * If there isn't room for all, the sends nearest to this plan's dates: messages months later seldom matter. Posts are
 * dropped first, since nobody gets them twice, while an email missing here would be written again with another subject.
 */
export function nearestSends(
  sends: readonly BookedSend[],
  days: readonly IsoDay[],
  most: number,
): readonly BookedSend[] {
  if (sends.length <= most) return sends;
  const stamps = days.map((day) => Date.parse(day));
  const distanceOf = ({ day }: BookedSend) =>
    stamps.length === 0 ? 0 : Math.min(...stamps.map((stamp) => Math.abs(stamp - Date.parse(day))));
  const ranked = sends
    .map((send, index) => ({ index, isPost: send.channel === 'Post', distance: distanceOf(send) }))
    .sort(
      (one, other) =>
        Number(one.isPost) - Number(other.isPost) || one.distance - other.distance || one.index - other.index,
    )
    .slice(0, most);
  const kept = new Set(ranked.map(({ index }) => index));
  return sends.filter((_, index) => kept.has(index));
}

/** One line each, for the prompt. */
export function sayBooked(
  sends: readonly BookedSend[],
  titles: Readonly<Record<BlueprintType, string>>,
): string {
  return sends
    .map(({ day, channel, subject, owner }) =>
      [sayDay(day), channel, ...(subject === '' ? [] : [subject]), titles[owner]].join(' · '),
    )
    .join('\n');
}
