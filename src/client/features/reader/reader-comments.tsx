import { READER_COPY, SEAT_WORDS } from '#content/copy/review/reader.ts';
import type { ReaderComment } from '#domain/review/reader-page.ts';
import type { SeatedComment } from '#domain/review/seat-comments.ts';

type ReaderCommentsProps = {
  title: string;
  comments: readonly SeatedComment<ReaderComment>[];
  arrived: string | undefined;
};

/** The comments under this link about one part, with replies. */
export function ReaderComments({ title, comments, arrived }: ReaderCommentsProps) {
  if (comments.length === 0) return null;
  return (
    <ul aria-label={title} className="mt-3 [&>li+li]:mt-3">
      {comments.map(({ comment, seat }) => {
        const { commentId, name, body, reply, anchor } = comment;
        const moved = SEAT_WORDS[seat.seat];
        return (
          <li
            key={commentId}
            id={`comment-${commentId}`}
            className="scroll-mt-4 rounded-2xl border border-line bg-surface px-5 py-4"
          >
            {arrived === commentId && (
              <p
                role="status"
                className="mb-2 rounded-xl bg-good-soft px-4 py-3 font-semibold text-good print:hidden"
              >
                {READER_COPY.arrived}
              </p>
            )}
            {moved !== '' && <p className="text-sm text-soft">{moved}</p>}
            {anchor.exact !== '' && (
              <blockquote dir="auto" className="border-s-4 border-gold ps-3 text-soft">
                {anchor.exact}
              </blockquote>
            )}
            <p dir="auto" className="whitespace-pre-wrap [unicode-bidi:plaintext]">
              {body}
            </p>
            <p dir="auto" className="mt-1 text-sm text-soft">
              {name === '' ? READER_COPY.reader : name}
            </p>
            {reply !== '' && (
              <div className="mt-3 rounded-xl bg-gold-soft px-4 py-3">
                <p className="text-sm font-semibold">{READER_COPY.reply}</p>
                <p dir="auto" className="whitespace-pre-wrap [unicode-bidi:plaintext]">
                  {reply}
                </p>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
