import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { needKey } from '#domain/plan/gaps/gaps.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { type Disagreement, disagreements, factsTogether, type KindOfFact } from './disagreements.ts';
import { answeredGaps, type Gap, gapsIn } from './gaps.ts';
import { type Mention, mentionsTogether } from './mentions.ts';
import {
  emailsOverRhythm,
  type MessageTruth,
  messagesIn,
  messagesOnFreeDays,
  type PlannedMessage,
  undatedOverRhythm,
} from './messages.ts';
import type { RecordedPlan } from './plan-lines.ts';

export type Book = {
  readonly plans: readonly RecordedPlan[];
  readonly answers: Readonly<Record<BlueprintType, readonly string[]>>;
  readonly truth: MessageTruth;
  readonly today: IsoDay;
};

export type ReadTogether = {
  readonly mentions: readonly Mention[];
  readonly facts: readonly KindOfFact[];
  readonly disagreements: readonly Disagreement[];
  readonly gaps: readonly Gap[];
  readonly differentGaps: number;
  readonly answeredGaps: readonly Gap[];
  readonly messages: readonly PlannedMessage[];
  readonly months: ReturnType<typeof emailsOverRhythm>;
  readonly undated: ReturnType<typeof undatedOverRhythm>;
  readonly onFreeDays: readonly PlannedMessage[];
};

/** Compares all plans of a book: no single plan shows a contradiction between two. */
export function readTogether({ plans, answers, truth, today }: Book): ReadTogether {
  const gaps = gapsIn(plans);
  const messages = messagesIn(plans, today);
  return {
    mentions: mentionsTogether(plans, today),
    facts: factsTogether(plans, today),
    disagreements: disagreements(plans, today),
    gaps,
    differentGaps: new Set(gaps.map(({ need }) => needKey(need))).size,
    answeredGaps: answeredGaps(gaps, answers),
    messages,
    months: emailsOverRhythm(messages, truth),
    undated: undatedOverRhythm(plans, truth, today),
    onFreeDays: messagesOnFreeDays(messages, truth),
  };
}

/** The numbers for comparing two versions of the prompts. */
export function metricsOf(read: ReadTogether) {
  const unnamed = read.disagreements.filter(({ namedIn }) => namedIn === undefined);
  return {
    disagreements: read.disagreements.length,
    'disagreements no plan names': unnamed.length,
    gaps: read.gaps.length,
    'different gaps': read.differentGaps,
    'gaps an answer fills': read.answeredGaps.length,
    'emails on days': new Set(
      read.messages.filter(({ channel }) => channel === 'email').map(({ day }) => day),
    ).size,
    'emails over the rhythm': [...read.months, ...read.undated].reduce((sum, { over }) => sum + over, 0),
    'messages on days to keep free': read.onFreeDays.length,
  };
}
