import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { datesIn } from '#domain/reading/days-in.ts';
import { labeledLine } from '#domain/reading/labeled-line.ts';
import { plainWords } from '#domain/reading/plain-words.ts';
import { monthNamesFor } from '#domain/reading/spoken/day-first.ts';
import { blanksIn, withBlanksAlike } from './blanks.ts';
import { CHANNEL_OF_HEADING, type Channel, channelInWords, networkInWords } from './channel.ts';
import { type DraftText, readDraft } from './draft-text.ts';
import { type KitForm, type KitForms, lookUp } from './kit-form.ts';
import { pageText } from './page-text.ts';
import { type Piece, pieceId } from './piece.ts';
import { type HeadedMessage, type PlanPart, planParts } from './plan-parts.ts';
import { pointsElsewhere, wordCount } from './points-elsewhere.ts';
import {
  cardDrafts,
  type Draft,
  labeledDrafts,
  quotedDrafts,
  standingDrafts,
  subjectDrafts,
  wholeDraft,
} from './section-drafts.ts';

export type PlanToRead = {
  readonly topic: BlueprintType;
  readonly text: string;
  /** The day it was written on: "March 6" in last winter's plan is last March's. */
  readonly since: IsoDay;
};

type Found = Draft & { readonly said: DraftText; readonly channel: Channel };

const FEWEST_WORDS = 4;

/** Every piece of a plan, in the order of the plan. */
export function piecesIn({ topic, text, since }: PlanToRead, forms: KitForms): Piece[] {
  const nth = new Map<string, number>();
  const plain = monthNamesFor([text], since);
  return planParts(text).flatMap((part) => {
    const form = lookUp(forms.pieces[topic], part.heading);
    const found = [...headedIn(part, form), ...draftsIn(part, form)];
    return found
      .toSorted((one, other) => one.start - other.start)
      .map((draft): Piece => {
        const key = `${part.heading}\n${draft.label}`;
        const before = nth.get(key) ?? 0;
        nth.set(key, before + 1);
        return pieceOf(draft, { topic, section: part.heading, since, plain, nth: before });
      });
  });
}

type Place = {
  readonly topic: BlueprintType;
  readonly section: string;
  readonly since: IsoDay;
  readonly plain: ReturnType<typeof monthNamesFor>;
  readonly nth: number;
};

function pieceOf({ said, channel, label, nearby, start, end }: Found, place: Place): Piece {
  const { topic, section, since, plain, nth } = place;
  const network = channel === 'post' ? networkInWords(`${label} ${nearby}`) : undefined;
  const [when = null] = datesIn(plain?.(said.when) ?? said.when, since);
  const alike = (words: string) => withBlanksAlike(words, channel);
  const sent = {
    ...(said.subject && { subject: alike(said.subject) }),
    ...(said.preview && { preview: alike(said.preview) }),
    body: alike(said.body),
  };
  return {
    id: pieceId(topic, section, label, nth),
    topic,
    section,
    label,
    channel,
    ...(network && { network }),
    when,
    whenSaid: when === null ? said.when : '',
    to: said.to,
    ...sent,
    gaps: blanksIn(sent, channel),
    start,
    end,
  };
}

const CARD_LABEL = /^(?:name|job|what you give it|human check)$/i;

function headedIn(part: PlanPart, form: KitForm | undefined): Found[] {
  const nameBefore = form?.form === 'cards' ? cardNames(part) : () => undefined;
  return part.messages.flatMap((message): Found[] => {
    const own = form?.form === 'cards' ? untilNextCard(message) : message;
    const said = readDraft(own.lines.map(({ text }) => text));
    const channel = CHANNEL_OF_HEADING[message.heading.channel];
    const body = channel === 'page' ? pageText(said.body) : said.body;
    const isPointer = said.subject === undefined && channel !== 'prompt' && pointsElsewhere(body);
    if (wordCount(body) === 0 || isPointer) return [];
    const { parts } = message.heading;
    const label = nameBefore(message.at.start) ?? (parts.length > 0 ? parts.join(' · ') : part.heading);
    const when = parts.find((part) => datesIn(part, '2000-01-01').length > 0);
    // "Post · Monday, November 23 · Facebook group": the destination follows the day.
    const where = when === parts[0] && parts.length === 2 ? parts[1] : undefined;
    const to = parts.find((part) => /^(?:to|for)\b/i.test(part)) ?? where ?? '';
    const rest = parts.find((part) => part !== to) ?? '';
    return [
      {
        label,
        nearby: parts.join(' '),
        start: message.at.start,
        end: own.lines.at(-1)?.end ?? message.at.end,
        lines: [],
        channel,
        said: { ...said, body, to: said.to || to, when: said.when || (when ?? rest) },
      },
    ];
  });
}

/** In a list of assistants, the next one's name and job follow the previous prompt. */
function untilNextCard({ heading, at, lines }: HeadedMessage): HeadedMessage {
  const end = lines.findIndex(({ text }) => CARD_LABEL.test(labeledLine(text)?.label ?? ''));
  return { heading, at, lines: end === -1 ? lines : lines.slice(0, end) };
}

/** The name of the card around each position in a list of cards. */
function cardNames({ lines, messages }: PlanPart): (before: number) => string | undefined {
  const names = [...lines, ...messages.flatMap((message) => message.lines)]
    .flatMap(({ text, start }) => {
      const labeled = labeledLine(text);
      return labeled?.label.toLowerCase() === 'name' ? [{ start, name: plainWords(labeled.words) }] : [];
    })
    .sort((one, other) => one.start - other.start);
  let at = 0;
  // Callers go through the plan in order, so each name is looked at once.
  return (before) => {
    while ((names[at]?.start ?? before) < before) at += 1;
    return names[at - 1]?.name;
  };
}

function draftsIn(part: PlanPart, form: KitForm | undefined): Found[] {
  const { heading, lines, messages } = part;
  const isHeaded = messages.length > 0;
  const drafts = ((): readonly Draft[] => {
    switch (form?.form) {
      case 'drafts': {
        const labeled = labeledDrafts(lines);
        const isLoose = form.isLoose === true && labeled.length === 0;
        return isLoose ? wholeDraft(heading, lines) : labeled;
      }
      case 'prose':
      case 'page':
        return isHeaded ? [] : wholeDraft(heading, lines);
      case 'rows':
        return rowDrafts(lines, form);
      case 'cards':
        return cardDrafts(lines, form.label);
      case undefined:
        return subjectDrafts(heading, lines);
    }
  })();
  const intro = introOf(lines, drafts);
  return drafts.flatMap((draft): Found[] => {
    const said = readDraft(draft.lines);
    const body = form?.form === 'page' ? pageText(said.body) : said.body;
    if (wordCount(body) < FEWEST_WORDS) return [];
    if (said.subject === undefined && form?.form !== 'cards' && pointsElsewhere(body)) return [];
    return [
      {
        ...draft,
        channel: channelOf(draft, said, form, intro),
        said: { ...said, body, when: said.when || whenIn(draft.label), to: said.to || toWhom(draft.label) },
      },
    ];
  });
}

/** Rows, plus messages under labels of their own between them. */
function rowDrafts(lines: PlanPart['lines'], form: Extract<KitForm, { form: 'rows' }>): Draft[] {
  const standing = standingDrafts(lines);
  const isInside = ({ start }: Draft) => standing.some((one) => start >= one.start && start < one.end);
  return [...standing, ...quotedDrafts(lines, form).filter((row) => !isInside(row))];
}

/** The text of a section before its first message: "Send these by Gmail, only to people who joined." */
function introOf(lines: PlanPart['lines'], drafts: readonly Draft[]): string {
  const first = lines.findIndex(({ start }) => start === drafts[0]?.start);
  return lines
    .slice(0, first)
    .map(({ text }) => text)
    .join(' ');
}

/** "Do I have to call?": a quoted worry names no channel. */
const isSaidByOthers = (label: string) => /^["“]|\?$/.test(label);

const ALL_OF_THEM = /\b(?:send|say|read|post|text|email|hand) (?:\w+ )?these\b[^.!?\n]{0,120}/i;

function channelOf(
  { label, nearby }: Draft,
  { subject }: DraftText,
  form: KitForm | undefined,
  intro: string,
): Channel {
  if (form?.form === 'prose' || form?.form === 'page' || form?.form === 'cards') return form.channel;
  // A row's label says what happened ("The email never arrives"), not by which channel to reply.
  const isRow = form?.form === 'rows' && nearby !== label;
  const said = isRow
    ? channelInWords(nearby, 'last')
    : isSaidByOthers(label)
      ? undefined
      : channelInWords(label);
  // "Story: how I started", with a subject below it, is no story of Instagram.
  const isMail = subject !== undefined && (said === undefined || said === 'post');
  const named = isMail ? 'email' : said;
  const [how] = ALL_OF_THEM.exec(intro) ?? [];
  const around = form?.form === 'drafts' && how !== undefined ? channelInWords(how) : undefined;
  return named ?? around ?? form?.channel ?? 'email';
}

const TIME_WORD = /\b(?:days?|weeks?|months?|hours?|today|tomorrow)\b/i;

/** A label that says when: by a day, or "14 days after email 1". */
function whenIn(label: string): string {
  return TIME_WORD.test(label) || datesIn(label, '2000-01-01').length > 0 ? label : '';
}

const TO_WHOM = /\b(?:only )?to (?!be\b)[^,;:·()]{2,80}/i;

function toWhom(label: string): string {
  // "Must be nice to have money" is a quote, not a recipient.
  return /^["“]/.test(label) ? '' : (TO_WHOM.exec(label)?.[0].trim() ?? '');
}
