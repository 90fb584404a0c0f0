import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { decidedMark } from '#domain/decisions/decision-marks.ts';
import type { Document } from '#domain/documents/document.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { setMark } from '#domain/facts/settle.ts';
import { markUsed } from '#domain/kit/marks/marks.ts';
import type { Comment } from '#domain/review/comment.ts';
import { blankTelling } from '#domain/telling/telling-kind.ts';
import { markDone } from '#domain/week/done-marks.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';

/** A document that is overwritten again and again: its content after each save, and the words that identify the save. */
export type Written = {
  name: string;
  path: string;
  /** Its version before the first of these saves: 0 if that creates it. */
  before: number;
  documentOf(seq: number): Document;
  wordsOf(doc: Document): string;
};

const PIECE = { id: 'first-letter', subject: 'It begins' };
const MARKS_KEPT = 20;

export function writtenPlan(uid: string, type: BlueprintType, bytes: number): Written {
  const blueprint = answeredBlueprint({ type });
  const textOf = (seq: number) => `${seq} `.repeat(Math.ceil(bytes / 4)).slice(0, bytes);
  return {
    name: 'plans',
    path: `/api/users/${uid}/blueprints/${blueprint.id}`,
    before: 0,
    documentOf: (seq) => ({ ...blueprint, content: { ...blueprint.content, aiOutput: textOf(seq) } }),
    wordsOf: (doc) => String((doc as typeof blueprint).content.aiOutput),
  };
}

/** A fact, a decision, a tick of the week and a mark of Ready to use, all of them in each save. */
export function writtenFacts(uid: string): Written {
  const now = new Date().toISOString();
  const entryOf = (seq: number) => ({ date: '2026-11-20', title: `Task ${seq}`, description: '' });
  return {
    name: 'facts, decisions, ticks, kit marks',
    path: `/api/users/${uid}/facts`,
    before: 0,
    documentOf(seq) {
      let sheet = confirmFact(blankFactSheet(now), 'offerName', `Offer ${seq}`, now);
      for (let past = Math.max(1, seq - MARKS_KEPT); past <= seq; past += 1) {
        sheet = markDone(sheet, 'a-plan', entryOf(past), [], true, now);
        sheet = setMark(sheet, decidedMark('offerPrice', String(past)), true, now);
      }
      return markUsed(sheet, { ...PIECE, body: String(seq) }, true, now, []);
    },
    wordsOf(doc) {
      const { facts, settled } = doc as ReturnType<typeof blankFactSheet>;
      return JSON.stringify([facts, settled]);
    },
  };
}

export function writtenTelling(uid: string): Written {
  const now = new Date().toISOString();
  const sourceOf = (seq: number) => ({
    id: 'told',
    name: 'Told',
    text: `Told ${seq} times.`,
    from: 'recorded' as const,
    at: now,
  });
  return {
    name: 'what was told once',
    path: `/api/users/${uid}/telling`,
    before: 0,
    documentOf: (seq) => ({ ...blankTelling(now), sources: [sourceOf(seq)] }),
    wordsOf: (doc) => JSON.stringify((doc as ReturnType<typeof blankTelling>).sources),
  };
}

/** The owner's reply to an existing comment. */
export function writtenReply(uid: string, comment: Comment, version: number): Written {
  return {
    name: 'a reply to a comment',
    path: `/api/users/${uid}/comments/${comment.id}`,
    before: version,
    documentOf: (seq) => (seq === 0 ? comment : { ...comment, reply: `Thank you, ${seq} times.` }),
    wordsOf: (doc) => (doc as Comment).reply,
  };
}
