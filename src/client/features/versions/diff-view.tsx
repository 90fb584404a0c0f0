import { Fragment, type ReactNode } from 'react';
import { VERSIONS_COPY } from '#content/copy/writing/versions.ts';
import type { DiffPiece, DiffRow } from '#domain/merging/word-diff.ts';

// A screen of equal lines between two changes hides the second one.
const SHOWN_LINES = 4;

export function DiffView({ rows }: { rows: readonly DiffRow[] }) {
  return (
    <div className="text-[0.9375rem] leading-relaxed">
      <div className="mb-2 hidden grid-cols-2 gap-4 text-sm font-semibold text-soft sm:grid">
        <span>{VERSIONS_COPY.before}</span>
        <span>{VERSIONS_COPY.after}</span>
      </div>
      {rows.map((row, index) => keyed(index, <Row row={row} />))}
    </div>
  );
}

// The two texts don't change during the comparison, so the index is a stable key.
function keyed(index: number, node: ReactNode): ReactNode {
  return <Fragment key={index}>{node}</Fragment>;
}

function Row({ row }: { row: DiffRow }) {
  if (row.kind === 'same') {
    const both = <Columns before={<Side>{row.text}</Side>} after={<Side isRepeated>{row.text}</Side>} />;
    if (row.lines <= SHOWN_LINES) return both;
    return (
      <details className="group my-1">
        <summary className="min-h-9 cursor-pointer rounded-lg bg-sunken px-3 py-1.5 text-sm text-soft hover:text-ink">
          {VERSIONS_COPY.unchangedLines(row.lines)}
          <span className="ml-2 underline underline-offset-2 group-open:hidden">{VERSIONS_COPY.showAll}</span>
        </summary>
        {both}
      </details>
    );
  }
  return (
    <Columns
      before={
        <Side label={VERSIONS_COPY.before} tone="before">
          {row.before.map((piece, index) => keyed(index, <Piece piece={piece} side="before" />))}
        </Side>
      }
      after={
        <Side label={VERSIONS_COPY.after} tone="after">
          {row.after.map((piece, index) => keyed(index, <Piece piece={piece} side="after" />))}
        </Side>
      }
    />
  );
}

function Columns({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1 py-0.5 sm:grid-cols-2">
      {before}
      {after}
    </div>
  );
}

type SideProps = {
  label?: string;
  tone?: 'before' | 'after';
  /** The same words on the right: on a narrow screen one copy is enough. */
  isRepeated?: boolean;
  children: ReactNode;
};

const TONES = { before: 'border-danger-line', after: 'border-good' };

function Side({ label, tone, isRepeated, children }: SideProps) {
  const edge = tone ? `border-l-3 ${TONES[tone]} pl-2.5` : 'border-l-3 border-transparent pl-2.5';
  return (
    <div className={`min-w-0 ${edge} ${isRepeated ? 'max-sm:hidden' : ''}`}>
      {label && <span className="block text-xs font-semibold text-faint sm:sr-only">{label}</span>}
      <div dir="auto" className="break-words whitespace-pre-wrap">
        {children}
      </div>
    </div>
  );
}

function Piece({ piece, side }: { piece: DiffPiece; side: 'before' | 'after' }) {
  if (!piece.isChanged) return piece.text;
  if (side === 'before') {
    return <del className="rounded bg-danger-soft text-danger decoration-1">{piece.text}</del>;
  }
  return <ins className="rounded bg-good-soft font-medium text-good no-underline">{piece.text}</ins>;
}
