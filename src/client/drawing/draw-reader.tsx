import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { CommentForm } from '#client/features/reader/comment-form.tsx';
import { CONTENTS_ID, planId, ReaderBeginning } from '#client/features/reader/reader-beginning.tsx';
import { ReaderComments } from '#client/features/reader/reader-comments.tsx';
import { ReaderDocument } from '#client/features/reader/reader-document.tsx';
import { ReaderLaunch } from '#client/features/reader/reader-launch.tsx';
import { ReaderNote } from '#client/features/reader/reader-note.tsx';
import { MarkdownView } from '#client/plan-view/markdown-view.tsx';
import { LAUNCH_TITLE } from '#content/copy/places.ts';
import { READER_COPY, READER_NOTES } from '#content/copy/review/reader.ts';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { outlineOf } from '#content/outline-of.ts';
import { withRenderedMain } from '#domain/api/drawn-main.ts';
import { isTangled } from '#domain/plan/book-document.ts';
import { type PlanDocument, plainDocument } from '#domain/plan/plan-document.ts';
import { sectionsOf } from '#domain/plan/sections.ts';
import { partOf } from '#domain/review/part-words.ts';
import type {
  GivenDocuments,
  ReaderNote as Note,
  ReaderContents,
  ReaderPage,
  ReaderPlan,
  RenderedPart,
} from '#domain/review/reader-page.ts';
import { type SeatedComment, seatComments } from '#domain/review/seat-comments.ts';
import { sharedTopics } from '#domain/review/shared-topics.ts';

// Called by the server for readers' pages, in a separate thread (server/shares/reader-press.ts). Pages are assembled
// from cached pieces: a plan's parts render once for all readers, and little differs from page to page.

const KEPT = 200;
const cache = new Map<string, readonly RenderedPart[]>();

/** Keyed by the text alone: permission to read it was checked before. */
function keptParts(text: string): readonly RenderedPart[] {
  const parts = cache.get(text) ?? drawParts(text);
  cache.delete(text);
  cache.set(text, parts);
  const [oldest = ''] = cache.keys();
  if (cache.size > KEPT) cache.delete(oldest);
  return parts;
}

export function readContents(given: GivenDocuments): ReaderContents {
  const shared = sharedTopics(given, DECISION_TABLES);
  const plans = shared.topics.flatMap(({ blueprint: { type }, text, isShared }) =>
    isShared && text.trim() !== '' ? [{ type, parts: keptParts(text) }] : [],
  );
  const { sheet, today, hasLaunchPage } = given;
  if (!hasLaunchPage) return { plans, launch: undefined };
  return {
    plans,
    launch: renderToStaticMarkup(<ReaderLaunch shared={shared} sheet={sheet} today={today} />),
  };
}

export function drawParts(text: string): RenderedPart[] {
  return sectionsOf(readSafely(text)).map((section) => ({
    ...partOf(section),
    html: renderToStaticMarkup(<MarkdownView blocks={section.blocks.map(({ block }) => block)} />),
  }));
}

// A text that can't be parsed as Markdown is still a plan.
function readSafely(text: string): PlanDocument {
  if (isTangled(text)) return plainDocument(text);
  try {
    return readPlan(text);
  } catch {
    return plainDocument(text);
  }
}

export function drawPage(page: ReaderPage): string {
  const { brandName, forName, mayComment, endsAt, plans, launch = '', arrived, comments } = page;
  const hasArrived = comments.some(({ commentId }) => commentId === arrived);
  const types = plans.map(({ type }) => type);
  const ownTitle = types.length === 0 && launch !== '' ? LAUNCH_TITLE : READER_COPY.tabTitle;
  // The title is announced first when a page loads; an alert present from the beginning often isn't.
  const title = page.refused ? READER_COPY.refusedTitle : hasArrived ? READER_COPY.arrivedTitle : ownTitle;
  const beginning = renderToStaticMarkup(
    <ReaderBeginning
      forName={forName}
      mayComment={mayComment && types.length > 0}
      endsAt={endsAt}
      types={types}
      hasLaunch={launch !== ''}
    />,
  );
  const drawn = plans.map((plan) => drawPlan(plan, page));
  return withRenderedMain(
    emptyDocument(title, brandName, READER_COPY.about),
    [beginning, launch, ...drawn].join(''),
  );
}

export function drawNote(note: Note, brandName: string): string {
  const drawn = renderToStaticMarkup(<ReaderNote note={note} />);
  return withRenderedMain(emptyDocument(READER_NOTES[note].title, brandName), drawn);
}

function emptyDocument(title: string, brandName: string, description?: string): string {
  return renderToStaticMarkup(
    <ReaderDocument title={title} brandName={brandName} description={description}>
      {null}
    </ReaderDocument>,
  );
}

/** Where a refused form is shown again: in its place or, if that is gone, at the last remaining part. */
function placeOfRefused({ plans, refused }: ReaderPage): { type: string; part: number } | undefined {
  if (!refused) return undefined;
  const plan = plans.find(({ type }) => type === refused.form.type) ?? plans[0];
  const last = (plan?.parts.length ?? 0) - 1;
  return plan && { type: plan.type, part: Math.min(Math.max(refused.form.part, 0), last) };
}

function drawPlan({ type, parts }: ReaderPlan, page: ReaderPage): string {
  const refusedAt = placeOfRefused(page);
  const own = page.comments.filter((comment) => comment.type === type);
  const { byPart, gone } = seatComments(own, parts);
  const list = (title: string, comments: readonly SeatedComment<(typeof own)[number]>[]) =>
    renderToStaticMarkup(<ReaderComments title={title} comments={comments} arrived={page.arrived} />);
  const drawn = parts.map(({ heading, html }, part) => {
    const { formId, forName, refused } = page;
    const isRefused = refusedAt?.type === type && refusedAt.part === part;
    const form = page.mayComment
      ? renderToStaticMarkup(
          <CommentForm
            type={type}
            part={part}
            heading={heading}
            formId={formId}
            forName={forName}
            refused={isRefused ? refused : undefined}
          />,
        )
      : '';
    return html + list(READER_COPY.comments, byPart.get(part) ?? []) + form;
  });
  const id = planId(type);
  return around(
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-16 scroll-mt-4 print:mt-0 print:break-before-page"
    >
      <h2
        id={`${id}-title`}
        className="mb-6 border-b-2 border-gold pb-3 font-serif text-3xl leading-tight font-semibold"
      >
        {outlineOf(type).title}
      </h2>
      {INSIDE}
      {page.plans.length + (page.launch ? 1 : 0) > 1 && (
        <a
          href={`#${CONTENTS_ID}`}
          className="inline-flex min-h-11 items-center text-soft underline underline-offset-4 print:hidden"
        >
          {READER_COPY.backToContents}
        </a>
      )}
    </section>,
    drawn.join('') + list(READER_COPY.gone, gone),
  );
}

const INSIDE = '{{inside}}';

/** An element of our own with finished HTML in it. */
function around(element: ReactElement, inside: string): string {
  return renderToStaticMarkup(element).replace(INSIDE, () => inside);
}
