import { useMemo } from 'react';
import { useStore } from 'zustand';
import './plan-comments.css';
import type { Workspace } from '#client/saving/workspace.ts';
import { REVIEW_COPY } from '#content/copy/review/review.ts';
import { type BlueprintType, QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';
import { openQuestion } from '#domain/blueprint/read-blueprint.ts';
import type { PlanDocument } from '#domain/plan/plan-document.ts';
import { commentActions } from './comment-actions.ts';
import { CommentList } from './comment-list.tsx';
import { useComments, useSeatedComments } from './use-plan-comments.ts';

const COPY = REVIEW_COPY.comments;

type OfPlan = { workspace: Workspace; type: BlueprintType };

export type PlanCommentsProps = OfPlan & {
  /** A part's number, the comments whose part is gone, or all comments if the plan isn't shown as a document. */
  where:
    | { place: 'part'; document: PlanDocument; part: number; heading: string; onAsk?: (wish: string) => void }
    | { place: 'gone'; document: PlanDocument }
    | { place: 'text' };
};

/** Readers' comments, next to their parts. All slots together show every comment, however the plan changed. */
export function PlanComments({ where, ...plan }: PlanCommentsProps) {
  if (where.place === 'text') return <AllComments {...plan} title={COPY.all} heading="h3" />;
  if (where.place === 'gone') return <GoneComments {...plan} document={where.document} />;
  return <PartComments {...plan} {...where} />;
}

type PartCommentsProps = OfPlan & {
  document: PlanDocument;
  part: number;
  heading: string;
  onAsk?: (wish: string) => void;
};

function PartComments({ workspace, type, document, part, heading, onAsk }: PartCommentsProps) {
  const comments = useSeatedComments(workspace, type, document).byPart.get(part);
  const actions = useMemo(() => commentActions(workspace), [workspace]);
  if (!comments) return null;
  return (
    <aside className="part-comments print:hidden">
      <CommentList label={COPY.titleOf(heading)} comments={comments} actions={actions} onAsk={onAsk} />
    </aside>
  );
}

function GoneComments({ workspace, type, document }: OfPlan & { document: PlanDocument }) {
  const { gone } = useSeatedComments(workspace, type, document);
  const actions = useMemo(() => commentActions(workspace), [workspace]);
  if (gone.length === 0) return null;
  return (
    <section className="mt-8 print:hidden">
      <h3 className="mb-3 font-serif text-xl font-semibold">{COPY.gone}</h3>
      <CommentList label={COPY.gone} comments={gone} actions={actions} />
    </section>
  );
}

/** While a topic's questions are open again: readers' comments on its earlier plan. */
export function EarlierComments(plan: OfPlan) {
  const isAsked = useStore(plan.workspace.store, ({ blueprints, byType }) => {
    const blueprint = blueprints[byType[plan.type] ?? ''];
    return blueprint !== undefined && openQuestion(blueprint) < QUESTION_COUNT;
  });
  if (!isAsked) return null;
  return (
    // In the column of the questions.
    <div className="mx-auto w-full max-w-6xl">
      <div className="max-w-3xl">
        <AllComments {...plan} title={COPY.earlier} heading="h2" />
      </div>
    </div>
  );
}

type AllCommentsProps = OfPlan & { title: string; heading: 'h2' | 'h3' };

function AllComments({ workspace, type, title, heading: H }: AllCommentsProps) {
  const comments = useComments(workspace, type);
  const actions = useMemo(() => commentActions(workspace), [workspace]);
  const seated = useMemo(
    () => comments.map((comment) => ({ comment, seat: { seat: 'beside', part: 0, found: null } as const })),
    [comments],
  );
  if (seated.length === 0) return null;
  return (
    <section className="mt-6 print:hidden">
      <H className="mb-3 font-serif text-xl font-semibold">{title}</H>
      <CommentList label={title} comments={seated} actions={actions} />
    </section>
  );
}
