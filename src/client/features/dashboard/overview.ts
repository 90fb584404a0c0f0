import type { TopicOutline } from '#content/outline.ts';
import type { Phase } from '#content/phases.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { type BlueprintType, QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';
import { answeredCount, hasDraft, hasPlan, waitingCount } from '#domain/blueprint/read-blueprint.ts';

export type TopicStatus = {
  outline: TopicOutline;
  number: number;
  blueprint: Blueprint | undefined;
  answered: number;
  isCompleted: boolean;
  hasDraft: boolean;
  /** Unsubmitted answers, typed or carried over. */
  waiting: number;
  hasPlan: boolean;
  state: 'new' | 'begun' | 'answered' | 'written';
};

export type NextStep = { kind: 'first' | 'begun' | 'goOn' | 'plan'; topic: TopicStatus } | { kind: 'done' };

export type Overview = {
  topics: TopicStatus[];
  done: number;
  plans: number;
  next: NextStep;
  /** This person's path: seven topics or all; the first phase to finish. */
  way: TopicStatus[];
  /** Every plan of the path is written: now it is time to act. */
  isWayDone: boolean;
  /** A half-finished topic, if that isn't the next step anyway. */
  lastTime: TopicStatus | undefined;
};

/** `way`: this person's first topics; the others follow in their own order. */
export function overviewOf(
  outlines: readonly TopicOutline[],
  find: (outline: TopicOutline) => Blueprint | undefined,
  way: readonly BlueprintType[] = [],
): Overview {
  const topics = outlines.map((outline, index) => statusOf(outline, index + 1, find(outline)));
  const next = nextStep(topics, way);
  const own = way.length === 0 ? topics : topics.filter(({ outline }) => way.includes(outline.type));
  const begun = latestBegun(topics);
  return {
    topics,
    // A finished topic may have been partly emptied.
    done: own.filter((topic) => topic.isCompleted && topic.answered === QUESTION_COUNT).length,
    plans: own.filter((topic) => topic.hasPlan).length,
    next,
    way: own,
    isWayDone: own.every((topic) => topic.hasPlan),
    lastTime: next.kind !== 'done' && next.topic === begun ? undefined : begun,
  };
}

function statusOf(outline: TopicOutline, number: number, blueprint: Blueprint | undefined): TopicStatus {
  const facts = {
    answered: blueprint ? answeredCount(blueprint) : 0,
    isCompleted: blueprint?.progress.completed ?? false,
    hasDraft: blueprint ? hasDraft(blueprint) : false,
    waiting: blueprint ? waitingCount(blueprint) : 0,
    hasPlan: blueprint ? hasPlan(blueprint) : false,
  };
  return { outline, number, blueprint, ...facts, state: stateOf(facts) };
}

type Facts = Pick<TopicStatus, 'answered' | 'isCompleted' | 'hasDraft' | 'hasPlan'>;

function stateOf(facts: Facts): TopicStatus['state'] {
  if (facts.hasPlan) return 'written';
  if (facts.isCompleted && !hasGap(facts)) return 'answered';
  return facts.isCompleted || facts.answered > 0 || facts.hasDraft ? 'begun' : 'new';
}

// Three answers are worth nothing until they are a plan: it comes before the next topic, and before one in progress.
// Then one in progress: a returning person wants to finish their sentence. The shorter path says that the next step is
// always on it.
function nextStep(topics: TopicStatus[], way: readonly BlueprintType[]): NextStep {
  const own = topics.filter(({ outline }) => way.includes(outline.type));
  const from = own.every(({ hasPlan: isWritten }) => isWritten) ? topics : own;
  const answered = from.find(({ state }) => state === 'answered');
  if (answered) return { kind: 'plan', topic: answered };
  const begun = latestBegun(from);
  if (begun) return { kind: isTakenOver(begun, topics) ? 'goOn' : 'begun', topic: begun };
  const open = from.find(({ state }) => state === 'new');
  if (!open) return { kind: 'done' };
  return { kind: topics.some(({ hasPlan: isWritten }) => isWritten) ? 'goOn' : 'first', topic: open };
}

function latestBegun(topics: TopicStatus[]): TopicStatus | undefined {
  const changedAt = ({ blueprint }: TopicStatus) => blueprint?.updatedAt ?? '';
  const latest = topics
    .filter(({ state }) => state === 'begun')
    .reduce<TopicStatus | undefined>(
      (before, topic) => (before && changedAt(before) >= changedAt(topic) ? before : topic),
      undefined,
    );
  return latest && isTakenOver(latest, topics) ? topics.find(isWaiting) : latest;
}

// The next launch and Tell it once leave words in many topics: the last one changed is not where the person stopped.
function isTakenOver(latest: TopicStatus, topics: readonly TopicStatus[]): boolean {
  return isWaiting(latest) && topics.filter(isWaiting).length > 1;
}

function isWaiting({ answered, isCompleted, waiting }: TopicStatus): boolean {
  return waiting > 0 && answered === 0 && !isCompleted;
}

/** After the next step, with nothing started. */
export function isLater({ types }: Phase, { topics, next }: Overview): boolean {
  if (next.kind === 'done') return false;
  const own = topics.filter(({ outline }) => types.includes(outline.type));
  return own.every((topic) => topic.state === 'new' && topic.number > next.topic.number);
}

/** Finished once, with an answer emptied since. */
export function hasGap({ isCompleted, answered }: Pick<TopicStatus, 'isCompleted' | 'answered'>): boolean {
  return isCompleted && answered < QUESTION_COUNT;
}
