import { randomUUID } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import { anchorIn } from '#domain/review/anchor.ts';
import type { Comment } from '#domain/review/comment.ts';
import { headingKey } from '#domain/review/part-words.ts';
import type { FormProblem, ReaderPlan, RenderedPart, SentForm } from '#domain/review/reader-page.ts';
import type { Engine } from '#server/database/engine.ts';
import type { OneAfterAnother } from './one-after-another.ts';
import { problemIn } from './sent-form.ts';
import { addComment, commentsAt } from './sql/comments.ts';
import type { OpenedShare } from './sql/shares.ts';

type Around = {
  store: Engine;
  share: OpenedShare;
  plans: readonly ReaderPlan[];
  at: number;
  /** Throws when too many came from one address. */
  allow: () => Promise<void>;
  inLine: OneAfterAnother;
};

export type FormOutcome =
  | { status: 'arrived'; commentId: string }
  | { status: 'refused'; problem: FormProblem }
  | { status: 'ended' };

/** Stores a comment from a form, or refuses it with a reason, so that the page shows it again with every word. */
export async function commentFrom(
  { store, share, plans, at, allow, inLine }: Around,
  form: SentForm,
): Promise<FormOutcome> {
  const refused = (problem: FormProblem): FormOutcome => ({ status: 'refused', problem });
  const problem = problemIn(form);
  if (problem) return refused(problem);
  const plan = plans.find(({ type }) => type === form.type);
  const part = plan && partFor(plan.parts, form);
  if (!plan || !part) return refused('part-gone');
  const { uid, shareId } = share;
  const before = (await commentsAt(store, uid, shareId)).find(({ commentId }) => commentId === form.id);
  // Submitted twice, or reloaded: it is stored already. Other words from the same page, after going back, are a new comment.
  if (before && isSame(before, form)) return { status: 'arrived', commentId: before.commentId };
  // Before searching for the quote, which takes half a second in a long part, and anybody with the link could trigger it.
  if (!(await isAllowed(allow))) return refused('too-often');
  const anchor = anchorIn(plan.type, part, form.quote);
  if (!anchor) return refused('quote-not-found');
  const id = randomUUID();
  const now = new Date(at).toISOString();
  const commentId = before || form.id === '' ? id : form.id;
  const comment: Comment = {
    id,
    createdAt: now,
    updatedAt: now,
    commentId,
    shareId,
    type: plan.type,
    anchor,
    name: form.name,
    body: form.body,
    reply: '',
    isDone: false,
  };
  const { status } = await inLine(uid, () => store.unit(addComment(uid, comment, at)));
  if (status === 'added') return { status: 'arrived', commentId };
  return status === 'ended' ? { status } : refused(status);
}

/** The part that the form belongs to: by heading, since the plan may have changed; of several, by number. */
function partFor(parts: readonly RenderedPart[], { part, heading }: SentForm): RenderedPart | undefined {
  const key = headingKey(heading);
  const here = parts[part];
  if (here && headingKey(here.heading) === key) return here;
  return parts.find((other) => headingKey(other.heading) === key);
}

function isSame(comment: Comment, { type, body, name }: SentForm): boolean {
  return comment.type === type && comment.body === body && comment.name === name;
}

async function isAllowed(allow: () => Promise<void>): Promise<boolean> {
  try {
    await allow();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return false;
    throw error;
  }
}
