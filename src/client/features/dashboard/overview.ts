import type { TopicOutline } from '#content/outline.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';
import { answeredCount, hasDraft, hasPlan } from '#domain/blueprint/read-blueprint.ts';

export type TopicStatus = {
  outline: TopicOutline;
  blueprint: Blueprint | undefined;
  answered: number;
  isCompleted: boolean;
  hasPlan: boolean;
  /** Words for its next question that are typed and not submitted. */
  hasDraft: boolean;
};

export type NextStep = { kind: 'first' | 'goOn' | 'plan'; topic: TopicStatus } | { kind: 'done' };

export type Overview = { topics: TopicStatus[]; done: number; plans: number; next: NextStep };

export function overviewOf(
  outlines: readonly TopicOutline[],
  find: (outline: TopicOutline) => Blueprint | undefined,
): Overview {
  const topics = outlines.map((outline) => statusOf(outline, find(outline)));
  // One that was finished may have been emptied again in part.
  const done = topics.filter((topic) => topic.isCompleted && topic.answered === QUESTION_COUNT).length;
  const plans = topics.filter((topic) => topic.hasPlan).length;
  return { topics, done, plans, next: nextStep(topics) };
}

function statusOf(outline: TopicOutline, blueprint: Blueprint | undefined): TopicStatus {
  return {
    outline,
    blueprint,
    answered: blueprint ? answeredCount(blueprint) : 0,
    isCompleted: blueprint?.progress.completed ?? false,
    hasPlan: blueprint ? hasPlan(blueprint) : false,
    hasDraft: blueprint ? hasDraft(blueprint) : false,
  };
}

// What was begun comes before what is new: someone who returns wants to finish their sentence.
function nextStep(topics: TopicStatus[]): NextStep {
  const begun = topics.find((topic) => !topic.isCompleted && (topic.answered > 0 || topic.hasDraft));
  if (begun) return { kind: 'goOn', topic: begun };
  const open = topics.find(({ isCompleted }) => !isCompleted);
  if (open) return { kind: topics.some(({ isCompleted }) => isCompleted) ? 'goOn' : 'first', topic: open };
  const unwritten = topics.find((topic) => !topic.hasPlan);
  return unwritten ? { kind: 'plan', topic: unwritten } : { kind: 'done' };
}

/** Finished once, and an answer emptied since. */
export function hasGap({ isCompleted, answered }: TopicStatus): boolean {
  return isCompleted && answered < QUESTION_COUNT;
}

export function isBegun({ isCompleted, answered }: TopicStatus): boolean {
  return !isCompleted && answered > 0 && answered < QUESTION_COUNT;
}
