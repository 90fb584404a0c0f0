import { Fragment, type ReactNode } from 'react';
import { CONFLICT_COPY } from '#content/copy/conflict.ts';
import type { Passage } from '#domain/merging/differing-passages.ts';
import type { DiffPiece } from '#domain/merging/word-diff.ts';

const { conflict: copy } = CONFLICT_COPY;

/** Each difference between two texts, side by side, or one below the other on a phone. */
export function Passages({ passages }: { passages: readonly Passage[] }) {
  return (
    <div className="flex flex-col gap-4">
      {passages.map(({ mine, theirs }, index) =>
        keyed(
          index,
          <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
            <Side name={copy.mine} pieces={mine} />
            <Side name={copy.theirs} pieces={theirs} />
          </dl>,
        ),
      )}
    </div>
  );
}

// The two texts don't change during the comparison, so the index is a stable key.
function keyed(index: number, node: ReactNode): ReactNode {
  return <Fragment key={index}>{node}</Fragment>;
}

function Side({ name, pieces }: { name: string; pieces: readonly DiffPiece[] }) {
  return (
    <div className="min-w-0 rounded-xl bg-sunken px-4 py-2.5 short:px-3 short:py-1.5">
      <dt className="text-sm font-semibold text-soft">{name}</dt>
      <dd dir="auto" className="mt-0.5 break-words whitespace-pre-wrap">
        {pieces.length === 0 ? (
          <span className="text-soft italic">{copy.nothingHere}</span>
        ) : (
          pieces.map((piece, index) => keyed(index, <Piece piece={piece} />))
        )}
      </dd>
    </div>
  );
}

function Piece({ piece: { text, isChanged } }: { piece: DiffPiece }) {
  if (!isChanged) return text;
  return (
    <mark className="rounded bg-gold-soft text-ink underline decoration-gold decoration-2 underline-offset-3">
      {text}
    </mark>
  );
}
