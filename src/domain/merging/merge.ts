import { type Blueprint, TEXT_LIMITS } from '#domain/blueprint/blueprint.ts';
import { ANSWER_KEYS, type AnswerKey } from '#domain/blueprint/blueprint-types.ts';
import { mergeLists } from './list-merge.ts';
import { mergeOutput } from './merge-output.ts';
import { keepApart, type Settle } from './merge-sequences.ts';
import { mergeTexts } from './text-merge.ts';
import { threeWay } from './three-way.ts';

export type ConflictField =
  | 'title'
  | 'description'
  | 'notes'
  | 'objectives'
  | 'timeline'
  | 'aiOutput'
  | `answers.${AnswerKey}`;

/** `mine` is what stays on screen, `theirs` the same field with the other device's words where they clash. */
export type Conflict = { field: ConflictField; mine: string; theirs: string };

export type MergedBlueprint = { merged: Blueprint; conflicts: Conflict[] };

type TimelineEntry = Blueprint['content']['timeline'][number];

/**
 * `base` is the last document both sides had; null when each device created this blueprint on its own.
 * The result is the server's document (`theirs`) by id, type and birth, so that it can be sent back to it.
 */
export function mergeBlueprints(
  base: Blueprint | null,
  mine: Blueprint,
  theirs: Blueprint,
  settleWords: Settle = keepApart,
): MergedBlueprint {
  const start = base ?? blankLike(theirs);
  const conflicts: Conflict[] = [];

  function settle<T>(read: (blueprint: Blueprint) => T, both: (mine: T, theirs: T, base: T) => T): T {
    return threeWay(read(start), read(mine), read(theirs), both);
  }
  function keep(field: ConflictField, kept: string, other: string): string {
    if (kept !== other) conflicts.push({ field, mine: kept, theirs: other });
    return kept;
  }
  function settleText(field: ConflictField, limit: number, read: (b: Blueprint) => string | undefined) {
    return settle(read, (my = '', their = '', before = '') => {
      const woven = mergeTexts(before, my, their, settleWords);
      // Two long additions can be too long together; the server would refuse the result for ever.
      const isTooLong = Math.max(woven.mine.length, woven.theirs.length) > limit;
      return isTooLong ? keep(field, my, their) : keep(field, woven.mine, woven.theirs);
    });
  }
  function settleList<T>(field: ConflictField, read: (b: Blueprint) => T[], show: (item: T) => string): T[] {
    return settle(read, (my, their, before) => {
      const woven = mergeLists(before, my, their, show);
      const isTooLong = Math.max(woven.mine.length, woven.theirs.length) > TEXT_LIMITS.listLength;
      const lists = isTooLong ? { mine: my, theirs: their } : woven;
      keep(field, lists.mine.map(show).join('\n'), lists.theirs.map(show).join('\n'));
      return lists.mine;
    });
  }

  const answers: Blueprint['content']['answers'] = {};
  for (const key of ANSWER_KEYS) {
    const text = settleText(`answers.${key}`, TEXT_LIMITS.answer, (b) => b.content.answers[key]);
    if (text !== undefined) answers[key] = text;
  }
  const notes = settleText('notes', TEXT_LIMITS.notes, (b) => b.content.notes);
  const { output, theirs: otherOutput } = mergeOutput(
    start.content,
    mine.content,
    theirs.content,
    settleWords,
  );
  if (otherOutput !== undefined) keep('aiOutput', output.aiOutput ?? '', otherOutput);

  const merged: Blueprint = {
    id: theirs.id,
    // Titles as a whole: two shortened titles merged by words can fall below the three characters they need.
    title: settle(
      (b) => b.title,
      (my, their) => keep('title', my, their),
    ),
    type: theirs.type,
    description: settle(
      (b) => b.description,
      (my, their) => keep('description', my, their),
    ),
    status: settle((b) => b.status, furtherStatus),
    createdAt: theirs.createdAt,
    updatedAt: settle((b) => b.updatedAt, later),
    participants: settle(
      (b) => b.participants,
      (my, their) => Math.max(my, their),
    ),
    content: {
      objectives: settleList(
        'objectives',
        (b) => b.content.objectives,
        (item) => item,
      ),
      timeline: settleList('timeline', (b) => b.content.timeline, entryText),
      ...(notes !== undefined && { notes }),
      answers,
      ...output,
    },
    progress: {
      completed: settle(
        (b) => b.progress.completed,
        (my, their) => my || their,
      ),
      currentStep: settle(
        (b) => b.progress.currentStep,
        (my, their) => Math.max(my, their),
      ),
    },
  };
  return { merged, conflicts };
}

function blankLike(blueprint: Blueprint): Blueprint {
  return {
    ...blueprint,
    status: 'active',
    updatedAt: blueprint.createdAt,
    participants: 0,
    content: { objectives: [], timeline: [], answers: {}, aiOutput: '' },
    progress: { completed: false, currentStep: 0 },
  };
}

function furtherStatus(mine: Blueprint['status'], theirs: Blueprint['status']): Blueprint['status'] {
  const order = ['draft', 'active', 'completed'] as const;
  return order.indexOf(mine) > order.indexOf(theirs) ? mine : theirs;
}

function later(mine: string, theirs: string): string {
  return mine > theirs ? mine : theirs;
}

function entryText({ title, date, description }: TimelineEntry): string {
  return `${title} | ${date} | ${description}`;
}
